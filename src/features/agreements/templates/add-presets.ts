import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { PRESETS } from './presets.ts';
import { insertTemplate } from './queries.ts';

/** Adds the sample templates that are not there yet, as drafts. Returns how many. */
export function addPresets({ db, user }: Pick<Context, 'db'> & { user: User }) {
  return db.transaction().execute(async (tx) => {
    let added = 0;
    for (const { name, content } of PRESETS) {
      const id = await insertTemplate(tx, { name, content });
      if (!id) continue;
      added += 1;
      await logChange(tx, user.username, 'agreement-template.create', ['agreement_templates', id], {
        after: { name },
      });
    }
    return { added };
  });
}
