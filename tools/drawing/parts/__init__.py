"""Parts of pictures, each drawn round an origin of its own; place one with `with b.at(x, y):`.

Figures are turned to the left unless said otherwise; `flip=True` turns them round.
"""
