import type { Db } from '../../../../db/client.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { findAdvertisingParts } from './content/find-advertising-parts.ts';
import { countAudience } from './recipient-queries.ts';
import type { LetterKind } from './rules.ts';

/** Whom a letter of a kind reaches if it is sent now, and the label that its subject gets. */
export async function findAudience(db: Db, kind: LetterKind) {
  const firm = await getFirmProfile(db);
  const [counts, { label }] = await Promise.all([
    countAudience(db, kind),
    findAdvertisingParts(db, { kind, firm }),
  ]);
  return { ...counts, label };
}
