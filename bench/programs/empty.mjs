// A program that does nothing: what Node itself costs.
