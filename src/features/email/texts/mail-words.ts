import { messagesFor } from '../../../platform/languages/messages-for.ts';
import type { Wording } from '../../contact-preferences/rules.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { packFor } from '../../jurisdictions/resolve-pack.ts';
import type { MailFirm } from '../mail-look.ts';
import { neutralWords } from '../neutral/neutral-words.ts';
import { oneLine } from '../one-line.ts';
import { definitionOf, type MAIL_TEXTS, type MailTextKind, type PartOf } from './kinds/rules.ts';
import { type FirmField, type MailTexts, mergeFields } from './rules.ts';

type FieldOf<Kind extends MailTextKind> = {
  [Part in PartOf<Kind>]: (typeof MAIL_TEXTS)[Kind]['parts'][Part] extends {
    fields: readonly (infer Field)[];
  }
    ? Field
    : never;
}[PartOf<Kind>] &
  string;

/** The firm, the edited texts of a kind of mail (the original texts if undefined), and the wording. */
export type MailWordsSource = { firm: MailFirm; texts?: MailTexts | undefined; wording: Wording };

/**
 * The texts of a mail with their fields replaced, by part, in the language of the firm's profile. Paragraphs are separated by one empty line; a subject has no
 * line break. They are plain text, which HTML parts must escape. `values`: the values of the fields that its texts may
 * contain. With neutral wording, subjects and openings are those of `neutralWords`.
 */
export function mailWords<Kind extends MailTextKind>(
  kind: Kind,
  { firm, texts, wording }: MailWordsSource,
  values: Readonly<Record<FieldOf<Kind>, string>>,
): Record<PartOf<Kind>, string> {
  const lines = Object.entries<string>({ ...firmValues(firm), ...values }).map(
    ([name, value]) => [name, oneLine(value)] as const,
  );
  const facts = Object.fromEntries(lines);
  const { templates } = messagesFor(firm);
  const merged = Object.entries(definitionOf(kind).parts).map(([name, { key, isSubject }]) => {
    const neutral = wording === 'neutral' ? neutralText(kind, name, firm) : undefined;
    const words = neutral ?? tidy(mergeFields(texts?.[name] ?? templates[key], facts));
    return [name, isSubject ? oneLine(words) : words];
  });
  return Object.fromEntries(merged) as Record<PartOf<Kind>, string>;
}

/** The neutral text of a part; undefined for parts that a preview does not show, which keep their text. */
function neutralText(kind: MailTextKind, part: string, firm: MailFirm): string | undefined {
  const { subject, opening } = neutralWords(firm)[kind];
  if (part.startsWith('subject')) return subject;
  return part.startsWith('opening') ? opening : undefined;
}

/** The values of the fields of the firm. */
export const firmValues = (firm: FirmProfile): Record<FirmField, string> => ({
  firm: firm.name,
  city: firm.city,
  region: firm.region,
  phone: firm.phone,
  email: firm.email,
  emergencyNumber: packFor(firm).emergencyNumber,
});

/** Removes what a field without a value leaves behind: spaces, and empty paragraphs. */
const tidy = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
