"""What the benchmarks share: measuring, statistics, results as JSON, comparison, the page."""
