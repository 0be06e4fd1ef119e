import { crc32 } from "node:zlib";

/** A PNG whose header says that it is so large. */
export function pngOf(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13);
  header.write("IHDR", 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), header]);
}
