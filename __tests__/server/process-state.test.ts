import { processState } from "../../src/server/process-state";

test("a value is created once for all who ask", () => {
  const create = jest.fn(() => ({}));
  expect(processState("once", create)).toBe(processState("once", create));
  expect(create).toHaveBeenCalledTimes(1);
});

test("what could not be created is created again when it is asked for next", async () => {
  const create = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error("no connection to Redis"))
    .mockResolvedValueOnce("limits");
  await expect(processState("again", create)).rejects.toThrow("no connection");
  await expect(processState("again", create)).resolves.toBe("limits");
  await expect(processState("again", create)).resolves.toBe("limits");
  expect(create).toHaveBeenCalledTimes(2);
});
