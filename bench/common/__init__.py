"""Shared by the benchmarks: measuring, statistics, results as JSON, comparison, the page."""
