import type { Tx } from '../../../../db/client.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { editedMeanwhile, invalidField, notFound } from '../../../platform/errors/errors.ts';
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
    await note(tx, user, {
      action: 'reply-template.create',
      id: after.id,
      before: null,
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
    if (before.updatedAt.getTime() !== Date.parse(updatedAt))
      throw editedMeanwhile('Somebody else has saved this template since you opened it.');
    if (await isNameTaken(tx, { id, name: fields.name })) throw nameTaken();
    const after = await updateTemplate(tx, id, fields);
    const { name, body } = before;
    await note(tx, user, {
      action: 'reply-template.update',
      id,
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
    await note(tx, user, { action: 'reply-template.delete', id, before, after: null });
  });
}

const note = (
  tx: Tx,
  user: User,
  {
    action,
    id,
    ...states
  }: {
    action: string;
    id: string;
    before: TemplateFields | null;
    after: TemplateFields | null;
  },
) =>
  insertAuditEntry(tx, {
    actor: user.username,
    action,
    entity: 'reply_templates',
    entityId: id,
    ...states,
  });

const nameTaken = () => invalidField('name', 'Another template has this name');
const noSuchTemplate = () => notFound('template', 'There is no such template.');
