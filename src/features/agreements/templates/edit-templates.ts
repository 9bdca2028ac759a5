import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import {
  DomainError,
  invalidField,
  notFound,
  requireUnedited,
} from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { listQuestionKeys } from '../../questionnaires/edit-questionnaires.ts';
import type { TemplateContent } from '../content-schema.ts';
import { findProblems } from '../find-problems.ts';
import {
  deleteTemplateRow,
  insertTemplate,
  insertVersion,
  isNameTaken,
  listTemplates,
  lockTemplate,
  updateTemplate,
} from './queries.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };
type Fields = { name: string; content: TemplateContent };

const ENTITY = 'agreement_templates';
const noSuchTemplate = () => notFound('template', 'There is no such template.');
const nameTaken = () => invalidField('name', 'Another template has this name');

/** All templates, by name. */
export async function listTemplateRows({ db }: Pick<Context, 'db'>) {
  const rows = await listTemplates(db);
  return rows.map(({ content, hasChanges, ...row }) => ({
    ...row,
    languages: content.languages,
    hasChanges: row.publishedNumber === 0 || hasChanges,
  }));
}

/** A template with its draft. Throws `template_not_found`. */
export async function getTemplate({ db }: Pick<Deps, 'db'>, id: string) {
  const template = (await listTemplates(db)).find((each) => each.id === id);
  if (!template) throw noSuchTemplate();
  return {
    ...template,
    hasChanges: template.publishedNumber === 0 || template.hasChanges,
    problems: findProblems(template.content),
    questions: await listQuestionKeys({ db }),
  };
}

/** Adds a template that is not published. Throws `invalid_input` if another one has this name. */
export function createTemplate({ db, user }: Deps, fields: Fields): Promise<{ id: string }> {
  return db.transaction().execute(async (tx) => {
    const id = await insertTemplate(tx, fields);
    if (!id) throw nameTaken();
    await logChange(tx, user.username, 'agreement-template.create', [ENTITY, id], {
      after: { name: fields.name },
    });
    return { id };
  });
}

/**
 * Saves the draft of a template; what is published stays until it is published again. Throws `template_not_found`,
 * `edited_meanwhile` and `invalid_input`.
 */
export function saveTemplate(
  { db, user }: Deps,
  { id, updatedAt, ...fields }: Fields & { id: string; updatedAt: string },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lockTemplate(tx, id);
    if (!before) throw noSuchTemplate();
    requireUnedited(before, updatedAt, 'this template');
    if (await isNameTaken(tx, { id, name: fields.name })) throw nameTaken();
    await updateTemplate(tx, id, fields);
    await logChange(tx, user.username, 'agreement-template.update', [ENTITY, id], {
      before: { name: before.name },
      after: { name: fields.name },
    });
  });
}

/**
 * Publishes the draft of a template as its next version, which never changes: agreements keep the version from which they
 * were prepared. Throws `template_not_found` and `template_incomplete`.
 */
export function publishTemplate({ db, now, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const template = await lockTemplate(tx, id);
    if (!template) throw noSuchTemplate();
    const { name, content, publishedNumber } = template;
    const problems = findProblems(content);
    if (problems.length > 0) {
      const texts = problems.slice(0, 5).map(({ text }) => text);
      throw new DomainError('conflict', 'template_incomplete', texts.join(' '));
    }
    const number = publishedNumber + 1;
    await insertVersion(tx, {
      ...{ templateId: id, number, name, content },
      ...{ publishedBy: user.username, publishedAt: now() },
    });
    await updateTemplate(tx, id, { publishedNumber: number });
    await logChange(tx, user.username, 'agreement-template.publish', [ENTITY, id], {
      after: { name, number },
    });
  });
}

/** Whether a template is offered for new agreements. Throws `template_not_found`. */
export function archiveTemplate(
  { db, user }: Deps,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lockTemplate(tx, id);
    if (!before) throw noSuchTemplate();
    if (before.isArchived === isArchived) return;
    await updateTemplate(tx, id, { isArchived });
    const action = isArchived ? 'archive' : 'unarchive';
    await logChange(tx, user.username, `agreement-template.${action}`, [ENTITY, id], {
      before: { isArchived: before.isArchived },
      after: { name: before.name, isArchived },
    });
  });
}

/** Deletes a template that was never published. Throws `template_not_found` and `template_published`. */
export function deleteTemplate({ db, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lockTemplate(tx, id);
    if (!before) throw noSuchTemplate();
    if (before.publishedNumber > 0) {
      throw new DomainError(
        'conflict',
        'template_published',
        'A template that was published stays, because agreements may be based on it. Archive it instead.',
      );
    }
    await deleteTemplateRow(tx, id);
    await logChange(tx, user.username, 'agreement-template.delete', [ENTITY, id], {
      before: { name: before.name },
    });
  });
}
