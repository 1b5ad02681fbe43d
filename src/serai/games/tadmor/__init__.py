"""Tadmor (Gianluca Piacentini; Gotha Games, 2017): rules, tables, words and pictures."""
