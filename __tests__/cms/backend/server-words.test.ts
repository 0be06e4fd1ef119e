/** @jest-environment jsdom */
import { plainly } from "../../../src/cms/backend/server-words";

it("asks nobody to try an empty file again", async () => {
  const refused = Object.assign(new Error('"params.assets[0].content" is not allowed to be empty'), {
    ...{ api: "Proxy", status: 422 },
  });
  const told = plainly(Promise.reject(refused));
  await expect(told).rejects.toThrow("salah satu berkasnya tidak ada isinya");
  await expect(told).rejects.not.toThrow(/[Cc]oba lagi/);
});
