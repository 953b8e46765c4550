-- Version 33: years that stand for "not known" (1000, 0001, 9999) are none in the lists of decisions.

PRAGMA user_version = 33;

-- core/store/rows/decisionrows.cpp writes the rows of such decisions again.
