import { inSnapshot } from '../../../db/in-snapshot.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { emailPseudonym } from './email-pseudonym.ts';
import { findRecords } from './find-records.ts';
import { EXPORTED_ROWS } from './rules.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'personalData' | 'findDataController'> & {
  user: User;
};

/**
 * Everything about the person with an address, as one JSON text: see docs/privacy.md for its shape. It holds the newest
 * `EXPORTED_ROWS` of each kind. Exports are recorded in the audit log.
 */
export async function exportPerson(deps: Deps, email: string) {
  const { db, now, secrets, personalData, findDataController, user } = deps;
  return inSnapshot(db, async (tx) => {
    const found = await findRecords(tx, personalData, { email, now: now(), locks: false });
    const isCut = found.some(({ records }) => records.length > EXPORTED_ROWS);
    const lists: Record<string, readonly object[]> = {};
    for (const { readExport } of found) Object.assign(lists, await readExport({ secrets }));
    await logChange(
      tx,
      user.username,
      'privacy.export',
      ['people', emailPseudonym(secrets, email)],
      {
        after: Object.fromEntries(
          Object.entries(lists).map(([kind, { length }]) => [kind, length]),
        ),
      },
    );
    const { name: firm, zone } = await findDataController(tx);
    const file = { format: 'lawfront-person', version: 1, exportedAt: now(), firm, email, isCut };
    return {
      name: `personal-data-${localDateOf(now(), zone)}.json`,
      json: JSON.stringify({ ...file, ...lists }, null, 2),
      isCut,
    };
  });
}
