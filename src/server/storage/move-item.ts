import type { CreatingDriver } from "./creating-driver";

/** Moves an item to another key without changing a byte; by copying where the driver cannot move. */
export async function moveItem(driver: CreatingDriver, from: string, to: string): Promise<void> {
  if (driver.moveItem) return driver.moveItem(from, to);
  const item: unknown = await driver.getItemRaw?.(from, {});
  if (item === null || item === undefined) return;
  await driver.setItemRaw?.(to, item, {});
  await driver.removeItem?.(from, {});
}
