import type { Db } from '../../../../db/client.ts';
import type { Language } from '../../../../messages/messages.ts';
import { packFor } from '../../jurisdictions/resolve-pack.ts';
import { getFirmProfile } from '../queries.ts';
import { getStatements } from './get-statements.ts';
import { notSaidIn } from './rules.ts';

/** Who is responsible for the site and where, and what every public page must say. */
export async function getImprint(db: Db, language: Language) {
  const firm = await getFirmProfile(db, language);
  const line = `${firm.name}, ${firm.city}, ${firm.region}`;
  const { everyPage } = await getStatements(db, firm);
  return {
    lines: [`${line}.`, ...notSaidIn(line, everyPage)],
    language: packFor(firm).formats.language,
  };
}
