import type { Db } from '../../../../db/client.ts';
import { getFirmProfile } from '../queries.ts';
import { getStatements } from './get-statements.ts';
import { notSaidIn } from './rules.ts';

/** Who is responsible for the site and where, and what every public page must say. */
export async function getImprint(db: Db): Promise<string[]> {
  const firm = await getFirmProfile(db);
  const line = `${firm.name}, ${firm.city}, ${firm.region}`;
  const { everyPage } = await getStatements(db, firm);
  return [`${line}.`, ...notSaidIn(line, everyPage)];
}
