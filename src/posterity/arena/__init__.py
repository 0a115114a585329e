"""Many games: fuzzing and benchmarks."""
