import { createHash } from 'node:crypto';
import type { Tally } from './format.ts';

const NEWLINE = 0x0a;

/** Yields the rows of a table unchanged, and counts and hashes them. */
export function tallying(table: string, rows: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let count = 0;
  async function* through() {
    for await (const chunk of rows) {
      hash.update(chunk);
      count += countLines(chunk);
      yield chunk;
    }
  }
  return {
    rows: through(),
    finish: (): Tally => ({ table, rows: count, sha256: hash.digest('hex') }),
  };
}

/** In COPY's text format every row is one line: a line break inside a value is written as `\n`. */
function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
