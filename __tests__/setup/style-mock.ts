// A style sheet has no value of its own in a unit test.
export {};
