/** A test may take as long as a busy machine needs: it fails by what it sees, not by the time that it takes. */
jest.setTimeout(60_000);
