import { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import type { Language } from '../../../../messages/messages.ts';
import { publishedTexts } from '../../translations/published-texts.ts';
import { findPublished } from '../../translations/queries.ts';
import type { Translatable } from '../../translations/translatable.ts';
import { EMAIL_KIND_LABELS, type EmailKind } from '../rules.ts';
import { definitionOf, isMailTextKind, MAIL_TEXT_KINDS, originalTexts } from './kinds/rules.ts';
import { findAllMailTexts, findMailTextRow, type MailTextRow } from './queries.ts';
import type { MailTexts } from './rules.ts';
import { checkPart } from './schema.ts';

const ENTITY = 'mailTexts';

const textKeys: ReadonlySet<string> = new Set(
  MAIL_TEXT_KINDS.flatMap((kind) => Object.keys(definitionOf(kind).parts)),
);

/** The texts of a kind of mail that staff have changed; the catalogue of each language has the others. */
const translatedMailTextsSchema = z
  .object({ kind: z.enum(MAIL_TEXT_KINDS), texts: z.record(z.string(), z.string()) })
  .superRefine(({ kind, texts }, context) => {
    for (const [name, text] of Object.entries(texts)) {
      const message = checkPart(kind, name, text);
      if (message) context.addIssue({ code: 'custom', path: ['texts', name], message });
    }
  });

/** The texts of mails that staff have edited. */
export const translatableMailTexts: Translatable = {
  entity: ENTITY,
  title: 'Texts of mails',
  schema: translatedMailTextsSchema,
  textKeys,
  htmlKeys: new Set(),
  list: async (db) =>
    (await findAllMailTexts(db)).flatMap((row) => {
      const content = changedTexts(row);
      const hasTexts = content && Object.values(content.texts).some((text) => text !== '');
      const name = EMAIL_KIND_LABELS[row.kind as EmailKind];
      return hasTexts ? [{ key: row.kind, name, path: null, content }] : [];
    }),
};

/** The texts that staff have edited for mails of a kind, as mails in a language have them. */
export async function findMailTexts(
  db: Db,
  kind: EmailKind,
  language: Language,
): Promise<MailTexts | undefined> {
  const row = isMailTextKind(kind) ? await findMailTextRow(db, kind) : undefined;
  if (!row || language === MAIN_LANGUAGE) return row?.texts;
  const content = changedTexts(row);
  if (!content) return undefined;
  const published = (await findPublished(db, ENTITY, language)).get(kind);
  const places = publishedTexts(content, published, { textKeys, outdated: 'keep' });
  const texts = Object.entries(content.texts).flatMap(([name, text]) => {
    // What staff have left out is left out in every language.
    const translated = text === '' ? '' : places[`texts.${name}`];
    return translated === undefined ? [] : [[name, translated] as const];
  });
  return Object.fromEntries(texts);
}

function changedTexts({ kind, texts }: MailTextRow) {
  if (!isMailTextKind(kind)) return undefined;
  const originals = originalTexts(kind);
  const changed = Object.entries(texts).filter(
    ([name, text]) => Object.hasOwn(originals, name) && originals[name] !== text,
  );
  return { kind, texts: Object.fromEntries(changed) };
}
