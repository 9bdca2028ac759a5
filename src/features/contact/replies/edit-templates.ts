import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField, notFound, requireUnedited } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import {
  deleteTemplateRow,
  insertTemplate,
  isNameTaken,
  lockTemplate,
  updateTemplate,
} from './queries.ts';
import type { TemplateFields } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Throws `invalid_input` if another template has this name. */
export function createReplyTemplate({ db, user }: Deps, fields: TemplateFields) {
  return db.transaction().execute(async (tx) => {
    const after = await insertTemplate(tx, fields);
    if (!after) throw nameTaken();
    await logChange(tx, user.username, 'reply-template.create', ['reply_templates', after.id], {
      after: fields,
    });
    return after;
  });
}

/** Throws `template_not_found`, `edited_meanwhile`, and `invalid_input` if another template has this name. */
export function updateReplyTemplate(
  { db, user }: Deps,
  { id, updatedAt, ...fields }: TemplateFields & { id: string; updatedAt: string },
) {
  return db.transaction().execute(async (tx) => {
    const before = await lockTemplate(tx, id);
    if (!before) throw noSuchTemplate();
    requireUnedited(before, updatedAt, 'this template');
    if (await isNameTaken(tx, { id, name: fields.name })) throw nameTaken();
    const after = await updateTemplate(tx, id, fields);
    const { name, body } = before;
    await logChange(tx, user.username, 'reply-template.update', ['reply_templates', id], {
      before: { name, body },
      after: fields,
    });
    return after;
  });
}

/** Throws `template_not_found`. */
export function deleteReplyTemplate({ db, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await deleteTemplateRow(tx, id);
    if (!before) throw noSuchTemplate();
    await logChange(tx, user.username, 'reply-template.delete', ['reply_templates', id], {
      before,
    });
  });
}

const nameTaken = () => invalidField('name', 'Another template has this name');
const noSuchTemplate = () => notFound('template', 'There is no such template.');
