import * as validation from '../../../messages/en/validation.ts';
import { invalidField } from '../errors/errors.ts';

/**
 * The position of a page: after or before the row with this key and id. `key` is the value that the list is ordered by,
 * in Postgres's text form, because JavaScript dates drop its microseconds.
 */
export type Position = { side: 'after' | 'before'; key: string; id: string };

const SIDES = ['after', 'before'];

export function encodeCursor({ side, key, id }: Position): string {
  return Buffer.from(JSON.stringify([side, key, id])).toString('base64url');
}

/** Throws `invalid_input` for a malformed cursor. */
export function decodeCursor(cursor: string): Position {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isPosition(parsed)) return { side: parsed[0], key: parsed[1], id: parsed[2] };
  } catch {
    // Reported below.
  }
  throw invalidField('cursor', validation.cursor);
}

function isPosition(value: unknown): value is [Position['side'], string, string] {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((part) => typeof part === 'string' && !part.includes('\0')) &&
    SIDES.includes(value[0])
  );
}
