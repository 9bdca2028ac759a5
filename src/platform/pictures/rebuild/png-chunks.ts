const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Length, type and checksum. */
const FRAME_BYTES = 12;
/** The chunks of pixels, and those that say how to show them; each of the latter occurs once. */
const PIXELS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'acTL']);
const SHOWN_ONCE: ReadonlySet<string> = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * A PNG without the chunks that its pixels do not need: the decoder would expand every compressed text, so that a file
 * of some megabytes can take half a minute. Other files, and what follows damage, stay as they are.
 */
export function withoutExtraChunks(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept: Uint8Array[] = [SIGNATURE];
  const seen = new Set<string>();
  let at = SIGNATURE.length;
  while (at + FRAME_BYTES <= file.length) {
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (PIXELS.has(type) || (SHOWN_ONCE.has(type) && !seen.has(type))) {
      kept.push(file.subarray(at, end));
    }
    seen.add(type);
    at = end;
  }
  kept.push(file.subarray(at));
  return Buffer.concat(kept);
}
