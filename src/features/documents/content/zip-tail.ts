import type { ByteSource } from './byte-source.ts';

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1');
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;

/** Whether programs for ZIP archives, which look for its end first, would open a file as an archive. */
export async function endsAsZip({ size, read }: ByteSource): Promise<boolean> {
  const length = Math.min(size, END_RECORD_BYTES + MAX_COMMENT_BYTES);
  const tail = await read(size - length, length);
  for (let at = tail.lastIndexOf(END_RECORD); at >= 0; at = tail.lastIndexOf(END_RECORD, at - 1)) {
    const rest = tail.length - at - END_RECORD_BYTES;
    // Some programs accept further bytes after the comment, so that it need not reach the end exactly.
    if (rest >= 0 && tail.readUInt16LE(at + 20) <= rest) return true;
    if (at === 0) break;
  }
  return false;
}
