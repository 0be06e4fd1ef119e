// what importing a style sheet gives in unit tests
export {};
