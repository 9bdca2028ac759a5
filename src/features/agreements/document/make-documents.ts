import type { Db } from '../../../../db/client.ts';
import { isLanguage } from '../../../../messages/messages.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { formatMoney } from '../../../platform/text/money-rules.ts';
import { formatDateInFull, noonOf } from '../../../platform/time/format-rules.ts';
import { addressLine } from '../../firm/address-rules.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import type { TemplateContent } from '../content-schema.ts';
import { type Block, composeDocument } from './blocks.ts';
import { documentHtml } from './document-html.ts';
import { findMissingCharacters, readDocumentFonts } from './fonts.ts';

type Parties = {
  clientName: string;
  attorney: string;
  values: Readonly<Record<string, string | null>>;
  chosen: readonly string[];
};

/** The blocks of a document in one language, with every value as that language writes it. `at`: the day of the document. */
export async function makeBlocks(
  db: Db,
  content: TemplateContent,
  { clientName, attorney, values, chosen, language, at }: Parties & { language: string; at: Date },
): Promise<Block[]> {
  const firm = await getFirmProfile(db, isLanguage(language) ? language : undefined);
  const locale = isLanguage(language) ? firm.formats.locale : `${language}-${firm.country}`;
  const shown = Object.fromEntries(
    content.fields.map(({ key, kind }) => {
      const value = values[key] ?? '';
      if (!value) return [key, `[${key}]`];
      if (kind === 'money') {
        const isExact = value.includes('.');
        const { currency } = firm.formats;
        return [key, formatMoney(Number(value), { locale, currency }, { exact: isExact })];
      }
      return [key, kind === 'date' ? formatDateInFull(noonOf(value), 'UTC', locale) : value];
    }),
  );
  return composeDocument(content, {
    language,
    chosen,
    values: {
      ...shown,
      'client.name': clientName,
      'attorney.name': attorney,
      'firm.name': firm.name,
      'firm.address': addressLine(firm, firm.formats),
      'firm.phone': firm.phone,
      date: formatDateInFull(at, firm.zone, locale),
    },
  });
}

/**
 * The bytes of a document. Throws `characters_missing` if the fonts inside do not have one of its characters: what is
 * signed must look the same everywhere.
 */
export async function makeDocument(blocks: readonly Block[], language: string): Promise<string> {
  const missing = await findMissingCharacters(blocks.map(({ text }) => text));
  if (missing.length > 0) {
    throw new DomainError(
      'unprocessable',
      'characters_missing',
      `The fonts of documents do not have these characters: ${missing.slice(0, 20).join(' ')}. Write the text without them, such as a name in Latin letters.`,
    );
  }
  return documentHtml(blocks, { language, fonts: await readDocumentFonts() });
}
