import type { Db } from '../../../../db/client.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { telltaleWords } from './telltale-words.ts';

/** The words that reveal the firm of a database: from its name, people, practice areas and consultation types. */
export async function readTelltaleWords(db: Db, publicUrl: string): Promise<string[]> {
  const [firm, attorneys, areas, types] = await Promise.all([
    getFirmProfile(db),
    db.selectFrom('attorneys').select('name').execute(),
    db.selectFrom('practiceAreas').select('label').execute(),
    db.selectFrom('consultationTypes').select('label').execute(),
  ]);
  return telltaleWords({
    firm: { name: firm.name, attorneys },
    practiceAreas: areas.map(({ label }) => label),
    consultationTypes: types.map(({ label }) => label),
    publicUrl,
  });
}
