/** A generous timeout, so that no test fails only because the machine is busy. */
jest.setTimeout(60_000);
