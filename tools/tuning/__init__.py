"""Makes the weights of players, and shows what their decisions are worth."""
