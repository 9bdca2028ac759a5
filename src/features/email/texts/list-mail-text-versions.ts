import { listLastStates } from '../../../platform/audit/queries.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { type MailTextKind, originalTexts } from './kinds/rules.ts';
import { LISTED_VERSIONS } from './rules.ts';

/**
 * The texts that a kind of mail has had, newest first, at most `LISTED_VERSIONS`; none before the first edit. They are
 * read from the audit log, which has every change of them.
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

/** The original text for a part that the kind of mail did not have then. */
const textsIn = (kind: MailTextKind, state: object): Record<string, string> => ({
  ...originalTexts(kind),
  ...Object.fromEntries(
    Object.entries(state).filter(([name]) => Object.hasOwn(originalTexts(kind), name)),
  ),
});
