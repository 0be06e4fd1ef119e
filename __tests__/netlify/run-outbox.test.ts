import runOutbox, { config } from "../../netlify/functions/run-outbox.mjs";

const environment = { ...process.env };

beforeEach(() => {
  process.env = { ...environment, URL: "https://tajuk.example", OUTBOX_SECRET: "secret" };
});

afterAll(() => {
  process.env = environment;
});

function answering(status: number) {
  return jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status }));
}

it("is called every five minutes", () => {
  expect(config.schedule).toBe("*/5 * * * *");
});

it("calls the site's job with its secret", async () => {
  const fetched = answering(200);
  await runOutbox();
  expect(fetched).toHaveBeenCalledWith("https://tajuk.example/api/outbox", {
    method: "POST",
    headers: { Authorization: "Bearer secret" },
  });
});

it("fails where the job is not taken, or cannot be called", async () => {
  answering(401);
  await expect(runOutbox()).rejects.toThrow("The regular job was answered 401");
  delete process.env.OUTBOX_SECRET;
  await expect(runOutbox()).rejects.toThrow("OUTBOX_SECRET is not set");
});
