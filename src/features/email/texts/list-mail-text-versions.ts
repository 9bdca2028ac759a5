import { listLastStates } from '../../../platform/audit/queries.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { type MailTextKind, originalTexts } from './kinds/rules.ts';
import { LISTED_VERSIONS } from './rules.ts';

/**
 * The previous texts of a kind of mail, newest first, at most `LISTED_VERSIONS`; none before the first edit. Read from
 * the audit log, which has every change.
 */
export async function listMailTextVersions({ db }: Pick<Context, 'db'>, kind: MailTextKind) {
  const wanted = { entity: 'mail_texts', entityId: kind, limit: LISTED_VERSIONS };
  const states = await listLastStates(db, wanted);
  return states.map(({ actor, at, after }) => ({
    savedAt: at,
    savedBy: actor,
    texts: textsIn(kind, after),
  }));
}

/** Fills in the original text for parts that the kind of mail did not have then. */
const textsIn = (kind: MailTextKind, state: object): Record<string, string> => ({
  ...originalTexts(kind),
  ...Object.fromEntries(
    Object.entries(state).filter(([name]) => Object.hasOwn(originalTexts(kind), name)),
  ),
});
