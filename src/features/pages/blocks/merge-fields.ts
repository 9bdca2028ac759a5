import { messagesIn } from '../../../../messages/messages.ts';
import { readLanguage } from '../../../platform/languages/client-language.ts';
import { escapeHtml } from '../../../platform/text/html.ts';
import { mailto } from '../../../platform/text/mailto-rules.ts';
import { addressLine } from '../../firm/address-rules.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { packFor } from '../../jurisdictions/resolve-pack.ts';
import {
  type Contractions,
  contractionsIn,
  joined,
  personIn,
} from '../../jurisdictions/wordings/grammar.ts';
import { capitalized } from '../../jurisdictions/words-rules.ts';
import { MERGE_FIELDS, type MergeField } from '../rules.ts';
import { knownSentences } from './known-sentences.ts';

/** What the merge fields of a page stand for. */
export type MergeValues = Readonly<Record<MergeField, string>> & {
  /** What becomes of a value and the word before it; none in English. */
  contractions?: Contractions;
};

export function mergeValuesOf(firm: FirmProfile): MergeValues {
  const language = readLanguage(firm.formats.language);
  const { words, emergencyNumber, hotline } = packFor(firm, language);
  const reply = firm.claims.reply?.toLowerCase();
  return {
    contractions: contractionsIn(language),
    firm: firm.name,
    city: firm.city,
    region: firm.region,
    phone: firm.phone,
    email: firm.email,
    address: addressLine(firm, firm.formats),
    responsibleAttorney: firm.responsibleAttorney ?? '',
    barNumber: firm.barNumber ?? '',
    replyPromise: reply ? messagesIn(language).law.andWeReply({ reply }) : '',
    attorney: words.attorney,
    attorneys: words.attorneys,
    anAttorney: personIn(language, words.attorney),
    advertisingPage: words.advertisingPage,
    referral: words.referral,
    state: words.state,
    stateLaw: words.stateLaw,
    court: words.court,
    divorce: words.divorce,
    representative: words.representative,
    advertisingRules: words.advertisingRules,
    barNumberLabel: words.barNumber,
    relay: words.relay,
    privacyRights: words.privacyRights,
    emergencyNumber,
    hotline: hotline.name,
    hotlineNumber: hotline.number,
  };
}

const NAMES = MERGE_FIELDS.flatMap(({ name }) => [name, capitalized(name)]);
/** A field with the word before it. */
const FIELD = new RegExp(`(?:(?<![^\\s])([^\\s{}]+ ))?\\{(${NAMES.join('|')})\\}`, 'g');

const isName = (name: string, values: MergeValues): name is MergeField => name in values;

/** `{Attorneys}` begins the value of `{attorneys}` with a capital. */
function mergedValue(name: string, values: MergeValues): string {
  if (isName(name, values)) return values[name];
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  return isName(field, values) ? capitalized(values[field]) : `{${name}}`;
}

/** Replaces the merge fields of a text, without sentences about unknown facts. Other words in braces stay as they are. */
export function mergeText(text: string, values: MergeValues): string {
  return knownSentences(text, values).replace(FIELD, (_field, before = '', name: string) =>
    joined(before, mergedValue(name, values), values.contractions ?? {}),
  );
}

/**
 * Replaces the merge fields of sanitised HTML, but not within tags: a value could turn an address into another one. Phone
 * numbers and the e-mail address become links, except within a link.
 */
export function mergeHtml(html: string, values: MergeValues, firm: FirmProfile): string {
  const links: Partial<Record<MergeField, string>> = {
    phone: linkHtml(`tel:${firm.phoneE164}`, values.phone),
    email: linkHtml(mailto(values.email), values.email),
    emergencyNumber: linkHtml(`tel:${values.emergencyNumber}`, values.emergencyNumber),
    hotlineNumber: linkHtml(`tel:${packFor(firm).hotline.e164}`, values.hotlineNumber),
  };
  let isInLink = false;
  return html.replace(/<(\/?)(\w+)[^>]*>|[^<]+/g, (piece, slash: string, tag?: string) => {
    if (tag === 'a') isInLink = slash === '';
    if (tag !== undefined) return piece;
    return knownSentences(piece, values).replace(FIELD, (_field, before = '', name: string) => {
      const link = isInLink || !isName(name, values) ? undefined : links[name];
      const value = link ?? escapeHtml(mergedValue(name, values));
      return joined(before, value, values.contractions ?? {});
    });
  });
}

const linkHtml = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
