import { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import { readLanguage } from '../../../platform/languages/client-language.ts';
import { inPublished } from '../../translations/published-texts.ts';
import { findPublished } from '../../translations/queries.ts';
import type { Translatable } from '../../translations/translatable.ts';
import { findContactSubmissionForMail } from '../queries.ts';
import { listTemplates } from './queries.ts';
import { createTemplateInput } from './schema.ts';

const ENTITY = 'replyTemplates';
const textKeys: ReadonlySet<string> = new Set(['body']);

/** The templates for replies; their names are for staff. */
export const translatableTemplates: Translatable = {
  entity: ENTITY,
  title: 'Reply templates',
  schema: z.object({ body: createTemplateInput.shape.body }),
  textKeys,
  htmlKeys: new Set(),
  list: async (db) =>
    (await listTemplates(db)).map(({ id, name, body }) => ({
      ...{ key: id, name, path: null },
      content: { body },
    })),
};

/** The templates, for a reply to a message in the language of its sender, where that is published. */
export async function listTemplatesFor(db: Db, messageId: string | null | undefined) {
  const templates = await listTemplates(db);
  const message = messageId ? await findContactSubmissionForMail(db, messageId) : undefined;
  const published = await findPublished(db, ENTITY, readLanguage(message?.clientLanguage));
  return templates.map((template) =>
    inPublished(template, published.get(template.id), { textKeys, outdated: 'keep' }),
  );
}
