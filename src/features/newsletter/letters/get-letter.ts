import type { Db } from '../../../../db/client.ts';
import { noSuchLetter } from './no-such-letter.ts';
import { findLetter } from './queries.ts';

/** A letter with the number of its recipients in each state. Throws `letter_not_found`. */
export async function getLetter(db: Db, id: string) {
  const letter = await findLetter(db, id);
  if (!letter) throw noSuchLetter();
  return letter;
}
