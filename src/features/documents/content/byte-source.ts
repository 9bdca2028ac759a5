import { setImmediate as nextTurn } from 'node:timers/promises';

/** The bytes of a document, read by position and never as a whole. */
export type ByteSource = {
  size: number;
  /** At most `length` bytes from `position`; fewer at the end. */
  read(position: number, length: number): Promise<Buffer>;
};

/** How long one document may keep the process from serving others, in milliseconds. Several are checked at the same time. */
const TURN_MS = 5;

/**
 * The same source, which lets others have their turn: a hostile file with a million tiny chunks is read without any I/O
 * between them, and would block the process until its end.
 */
export function takingTurns({ size, read }: ByteSource): ByteSource {
  let sinceMs = performance.now();
  return {
    size,
    async read(position, length) {
      if (performance.now() - sinceMs > TURN_MS) {
        await nextTurn();
        sinceMs = performance.now();
      }
      return read(position, length);
    },
  };
}

/** A source of parts with a fixed size, the last one excepted, of which it keeps the two used last. */
export function partedSource(
  size: number,
  partBytes: number,
  readPart: (number: number) => Promise<Buffer>,
): ByteSource {
  const recent = new Map<number, Buffer>();
  const partAt = async (number: number) => {
    const known = recent.get(number);
    if (known) return known;
    const bytes = await readPart(number);
    const [oldest] = recent.keys();
    if (recent.size > 1 && oldest !== undefined) recent.delete(oldest);
    recent.set(number, bytes);
    return bytes;
  };
  return {
    size,
    async read(position, length) {
      const end = Math.min(size, position + length);
      const pieces: Buffer[] = [];
      for (let at = position; at < end; ) {
        const part = await partAt(Math.floor(at / partBytes));
        const from = at % partBytes;
        const piece = part.subarray(from, from + end - at);
        if (piece.length === 0) break;
        pieces.push(piece);
        at += piece.length;
      }
      const [first] = pieces;
      return pieces.length === 1 && first ? first : Buffer.concat(pieces);
    },
  };
}
