/** Constants of agreements. No dependency: screens use them too. */

/**
 * `draft`: prepared, and may still be changed. `approved`: an attorney has read the document, whose bytes are fixed from
 * then on. `read`: the client has confirmed that they have read it.
 */
export const AGREEMENT_STATES = [
  'draft',
  'approved',
  'sent',
  'read',
  'signed',
  'countersigned',
  'withdrawn',
  'expired',
  'replaced',
] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

export const STATE_LABELS: Readonly<Record<AgreementState, string>> = {
  draft: 'Draft',
  approved: 'Approved',
  sent: 'Sent',
  read: 'Read by the client',
  signed: 'Signed by the client',
  countersigned: 'Signed by both',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  replaced: 'Replaced',
};

/** The fragment of the client's page at which the next step is. */
export const NEXT_STEP = 'next';

/** The columns that the list can be sorted by. */
export const AGREEMENT_SORTS = ['created'] as const;

export const isSigned = (state: AgreementState): boolean =>
  state === 'signed' || state === 'countersigned';

/** When somebody who negotiated in another language is owed the translation. */
export const TRANSLATION_RULES = [
  { value: 'law', label: 'Where the law of the firm asks for it' },
  { value: 'always', label: 'Always' },
] as const;
export type TranslationRule = (typeof TRANSLATION_RULES)[number]['value'];

/** What the firm enters for an agreement, beside what the site knows. */
export const FIELD_KINDS = [
  { value: 'text', label: 'Text' },
  { value: 'money', label: 'Amount of money' },
  { value: 'date', label: 'Date' },
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number]['value'];

/** What the site fills in by itself, in braces in the texts of templates. */
export const KNOWN_FIELDS = [
  { key: 'client.name', label: 'Name of the client' },
  { key: 'firm.name', label: 'Name of the firm' },
  { key: 'firm.address', label: 'Address of the firm' },
  { key: 'firm.phone', label: 'Telephone of the firm' },
  { key: 'attorney.name', label: 'Name of the attorney' },
  { key: 'date', label: 'Day on which the document is approved' },
] as const;

/** An amount of money as staff enter it. */
export const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

export const FIELD_KEY = /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)?$/;
/** `{{fee.hourly}}` */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** A BCP 47 language without a region: `es`. */
export const LANGUAGE_TAG = /^[a-z]{2,3}$/;

/** Limits of a template. */
export const MAX_LANGUAGES = 5;
export const MAX_FIELDS = 40;
export const MAX_CLAUSES = 60;
export const MAX_HEADING = 200;
export const MAX_CLAUSE = 8_000;
export const MAX_VALUE = 1_000;

/** The most characters of a typed signature and of a drawn one, as the path of an SVG. */
export const MAX_SIGNATURE = 200;
export const MAX_DRAWING = 20_000;
/** The box in which a signature is drawn. */
export const DRAWING = { width: 360, height: 120 } as const;
/** Lines through points in the box: no other commands of a path, and no other characters. */
export const DRAWN_PATH = /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/;

/** How long the client's page of an agreement can be opened after it has ended, and after both have signed. */
export const LINK_DAYS_AFTER_END = 30;
export const LINK_DAYS_AFTER_SIGNING = 365;

/** After how many days an agreement that was never signed is deleted, counted from its end. */
export const UNSIGNED_DAYS = 365;
/** How long a signed agreement may be kept although the person's data is erased: as the client's file. */
export const SIGNED_YEARS = 5;
