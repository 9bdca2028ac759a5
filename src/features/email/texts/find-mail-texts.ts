import type { Context } from '../../../platform/trpc/context.ts';
import type { AdvertisingText } from '../../advertising/finding.ts';
import { getMailFirm } from '../mail-look.ts';
import { EMAIL_KIND_LABELS } from '../rules.ts';
import { definitionOf, MAIL_TEXT_KINDS, type MailTextKind, originalTexts } from './kinds/rules.ts';
import { findAllMailTexts, findMailTextRow, type MailTextRow } from './queries.ts';
import type { MailTexts } from './rules.ts';
import type { PreviewMailTextInput } from './schema.ts';

/** The kinds of mail whose texts can be edited, in the order of their definition. */
export async function listMailTexts({ db }: Pick<Context, 'db'>) {
  const rows = await findAllMailTexts(db);
  return MAIL_TEXT_KINDS.map((kind) => ({
    kind,
    label: EMAIL_KIND_LABELS[kind],
    sentWhen: definitionOf(kind).sentWhen,
    updatedAt: rows.find((row) => row.kind === kind)?.updatedAt ?? null,
  }));
}

/** The texts that staff have edited, by kind of mail, in the order of their definition. */
export async function listEditedMailTexts({ db }: Pick<Context, 'db'>) {
  const rows = await findAllMailTexts(db);
  return MAIL_TEXT_KINDS.flatMap((kind) => {
    const row = rows.find((each) => each.kind === kind);
    return row ? [{ kind, texts: currentTexts(kind, row).texts }] : [];
  });
}

/** The current texts of a kind of mail. */
export async function getMailTexts({ db }: Pick<Context, 'db'>, kind: MailTextKind) {
  return currentTexts(kind, await findMailTextRow(db, kind));
}

/** The texts of a kind: those of its row, with the original texts for parts that the row lacks. */
export function currentTexts(kind: MailTextKind, row: MailTextRow | undefined) {
  const originals = originalTexts(kind);
  const texts = Object.fromEntries(
    Object.entries(originals).map(([name, original]) => [name, row?.texts[name] ?? original]),
  );
  return { kind, texts, originals, updatedAt: row?.updatedAt ?? null };
}

/** The texts of a mail, for the checks of advertising law; the original texts if none have been edited. */
export const advertisingTextsOf = (
  kind: MailTextKind,
  texts: MailTexts | undefined,
): AdvertisingText[] =>
  Object.entries(texts ?? originalTexts(kind)).map(([name, text]) => ({
    field: `texts.${name}`,
    text,
  }));

/** A mail with sample facts and the given texts, stored or not. */
export async function previewMailTexts(
  { db, mailContents, publicUrl }: Pick<Context, 'db' | 'mailContents' | 'publicUrl'>,
  { kind, texts, part }: PreviewMailTextInput,
) {
  const firm = await getMailFirm(db, publicUrl);
  const { subject, text, html } = mailContents[kind].sample({
    ...{ firm, publicUrl, texts },
    part: part ?? undefined,
  });
  return { subject, text, html };
}
