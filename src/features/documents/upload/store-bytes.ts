import type { Context } from '../../../platform/trpc/context.ts';
import { insertPart } from '../part-queries.ts';
import { PART_BYTES } from '../rules.ts';
import { openDataKey, sealPart } from '../sealed-parts.ts';

type Target = {
  id: string;
  dataKey: string;
  /** Where the bytes begin: a multiple of `PART_BYTES`. */
  offset: number;
  /** Bytes after this are not stored. */
  limit: number;
};

type Stored = {
  /** Where the next bytes belong. */
  offset: number;
  /** `overtaken`: another upload of the same document stores it. `too_long`: there were bytes after the limit. */
  end: 'complete' | 'overtaken' | 'too_long';
};

/**
 * Stores the bytes of a document, sealed part by part: at most one part is in memory. What was stored when the line
 * breaks stays, and the upload continues after it. The last part is stored only if it ends at `limit`, or if `isWhole`:
 * nothing follows these bytes.
 */
export async function storeBytes(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { id, dataKey, offset, limit }: Target,
  body: AsyncIterable<Buffer>,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<Stored> {
  const key = openDataKey(secrets, id, dataKey);
  let number = offset / PART_BYTES;
  let stored = offset;
  const part = Buffer.alloc(PART_BYTES);
  let filled = 0;
  const store = async () => {
    const place = { documentId: id, number };
    const sealed = sealPart(key, place, part.subarray(0, filled));
    if (!(await insertPart(db, { ...place, bytes: sealed }))) return false;
    number += 1;
    stored += filled;
    filled = 0;
    return true;
  };
  for await (const piece of body) {
    if (stored + filled + piece.length > limit) return { offset: stored, end: 'too_long' };
    for (let at = 0; at < piece.length; ) {
      const copied = piece.copy(part, filled, at);
      filled += copied;
      at += copied;
      if (filled === PART_BYTES && !(await store())) return { offset: stored, end: 'overtaken' };
    }
  }
  const isLast = filled > 0 && (isWhole || stored + filled === limit);
  if (isLast && !(await store())) return { offset: stored, end: 'overtaken' };
  return { offset: stored, end: 'complete' };
}
