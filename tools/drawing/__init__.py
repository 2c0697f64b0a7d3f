"""The drawings of Cardavia as code: card faces, backs, icon and textures.

Needed at build time only: `python -m tools.drawing` draws everything again into `assets/`, and the
application never imports this package.

A drawing is a woodcut. A `Block` (`block.py`) collects what is laid down in order: black and red
add ink, paper takes it away, so what stands in front hides what is behind. The press (`press.py`)
merges all that into one area per ink and gives it what a cut and printed block has: squeezed ink,
edges in facets, slivers that did not print, a slight misregister.
"""
