import { escapeHtml } from '../../../platform/text/html.ts';
import { mailto } from '../../../platform/text/mailto-rules.ts';
import { addressLine } from '../../firm/address-rules.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { packFor } from '../../jurisdictions/resolve-pack.ts';
import { MERGE_FIELDS, type MergeField } from '../rules.ts';

/** What the merge fields of a page stand for. */
export type MergeValues = Readonly<Record<MergeField, string>>;

export function mergeValuesOf(firm: FirmProfile): MergeValues {
  const { words, emergencyNumber, hotline } = packFor(firm);
  return {
    firm: firm.name,
    city: firm.city,
    region: firm.region,
    phone: firm.phone,
    email: firm.email,
    address: addressLine(firm),
    responsibleAttorney: firm.responsibleAttorney ?? '',
    barNumber: firm.barNumber ?? '',
    replyPromise: firm.claims.reply ? `, and we reply ${firm.claims.reply.toLowerCase()}` : '',
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

const FIELD = new RegExp(`\\{(${MERGE_FIELDS.map(({ name }) => name).join('|')})\\}`, 'g');

/** Replaces the merge fields of a text. Other words in braces stay as they are. */
export function mergeText(text: string, values: MergeValues): string {
  return text.replace(FIELD, (_field, name: MergeField) => values[name]);
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
    return piece.replace(FIELD, (_field, name: MergeField) => {
      const link = isInLink ? undefined : links[name];
      return link ?? escapeHtml(values[name]);
    });
  });
}

const linkHtml = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
