// A program that does nothing: what Node itself costs.
process.exitCode = 0;
