import type { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import { getLaw } from '../../jurisdictions/get-law.ts';
import type { Place } from '../../jurisdictions/schema.ts';
import { isLocal, isShown } from '../../jurisdictions/shown-statements.ts';
import type { Statement } from '../../jurisdictions/unite-packs.ts';
import type { FirmProfile } from '../schema.ts';
import { fillStatement } from './fill-statement.ts';
import type { statementsSchema } from './schema.ts';

/** The statements of public pages. */
export async function getStatements(
  db: Db,
  firm: FirmProfile,
): Promise<z.output<typeof statementsSchema>> {
  const statements = await findShown(db);
  const at = (place: Place) =>
    filled(
      statements.filter((statement) => statement.place === place),
      firm,
    );
  return {
    home: at('home'),
    everyPage: at('everyPage'),
    besideReviews: at('besideReviews'),
    besideArticles: at('besideArticles'),
  };
}

/** The statements of mails: those of mails, and what a jurisdiction itself asks for on every page. */
export async function getMailStatements(db: Db, firm: FirmProfile): Promise<string[]> {
  const statements = (await findShown(db)).filter(
    (statement) =>
      statement.place === 'everyMail' || (statement.place === 'everyPage' && isLocal(statement)),
  );
  return filled(statements, firm);
}

const findShown = async (db: Db) => (await getLaw(db)).statements.filter(isShown);

const filled = (statements: readonly Statement[], firm: FirmProfile): string[] => [
  ...new Set(statements.map(({ text }) => fillStatement(text, firm)).filter((text) => text !== '')),
];
