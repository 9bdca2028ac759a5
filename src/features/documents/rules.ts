/** Limits and words of documents. No dependencies: browsers load it too. */

const KIB = 1024;

/** Bytes of a document per stored part, the last one excepted. Uploads continue at a multiple of this. */
export const PART_BYTES = 256 * KIB;

/** The largest document: 20 MB as people count them on disk. */
export const MAX_MEGABYTES = 20;
export const MAX_BYTES = MAX_MEGABYTES * KIB * KIB;

/** How many documents a client may have with the firm, unfinished ones included, and the firm with a client. */
export const MAX_DOCUMENTS = 20;

export const MAX_ITEMS = 30;
export const MAX_ITEM_LABEL = 120;
export const MAX_MESSAGE = 1_000;
export const MAX_NAME = 150;

/** How long the client's page works after the firm has last asked for or shared something. */
export const LINK_DAYS = 60;

/** How long after the firm has asked a client is reminded, once, of what is missing. */
export const REMIND_AFTER_DAYS = 7;

/** How long an upload that was not completed can be continued. */
export const UNFINISHED_HOURS = 24;

/** How long staff and the client see that a document was refused, and why. */
export const REFUSED_DAYS = 90;

/** The firm hears of new documents once nothing has arrived for this long, so that ten documents are one mail. */
export const NOTICE_AFTER_MINUTES = 5;

export const DOCUMENT_TYPES = {
  pdf: { extension: 'pdf', mediaType: 'application/pdf', label: 'PDF' },
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg', label: 'JPEG' },
  png: { extension: 'png', mediaType: 'image/png', label: 'PNG' },
  heic: { extension: 'heic', mediaType: 'image/heic', label: 'HEIC' },
  docx: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'Word',
  },
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;
export const TYPE_NAMES = Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]];

/** What file pickers offer: some systems know the type of a file, others only its extension. */
export const ACCEPTED_FILES = Object.values(DOCUMENT_TYPES)
  .flatMap(({ mediaType, extension }) => [mediaType, `.${extension}`])
  .join(',');

export const DIRECTIONS = ['from_client', 'to_client'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STATES = ['uploading', 'checking', 'kept', 'refused'] as const;
export type DocumentState = (typeof STATES)[number];

/** The states of a document that has arrived as a whole and was not refused. */
export const WHOLE_STATES: readonly DocumentState[] = ['checking', 'kept'];

/** What the virus scanner of the firm said: `not_scanned` if it has none. */
export const SCANS = ['not_scanned', 'waiting', 'clean'] as const;
export type Scan = (typeof SCANS)[number];

/** Why a document was refused, with what staff read. Clients read the texts of the catalogue. */
export const REFUSALS = {
  empty: 'The file is empty.',
  too_large: `It is larger than ${MAX_MEGABYTES} MB.`,
  unknown_type:
    'It is not a PDF, JPEG, PNG, HEIC or Word document (.docx), whatever its name says.',
  damaged: 'It is damaged or incomplete.',
  macros: 'It is a Word document with macros or other programs.',
  encrypted: 'It is a Word document with a password, so nobody can check it.',
  unsafe_archive: 'It is packed in a way that is used for attacks.',
  mixed: 'It is two kinds of files in one, which is used for attacks.',
  infected: 'The virus scanner has found malware in it.',
} as const;
export type Refusal = keyof typeof REFUSALS;
export const REFUSAL_NAMES = Object.keys(REFUSALS) as [Refusal, ...Refusal[]];

/** The size of a file for people, in the units of their language: `1.2 MB`. */
export function sizeInWords(bytes: number, locale: string): string {
  const [unit, value] =
    bytes < KIB * KIB
      ? (['kilobyte', Math.max(1, Math.ceil(bytes / KIB))] as const)
      : (['megabyte', bytes / (KIB * KIB)] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value);
}

/** A share of something in percent: `62%`. */
export const percentInWords = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share);

// Controls, line separators, and characters that change the direction of what is around them or cannot be seen.
const UNSHOWN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/gu;
const RESERVED = /[<>:"|?*]/g;

/**
 * The name of a document, from that of the file as its sender's browser says it: without folders and without the
 * extension, which follows from the content. `document` if nothing is left.
 */
export function nameOfFile(fileName: string): string {
  const [last = ''] = fileName.split(/[/\\]/).slice(-1);
  const cleaned = last.normalize('NFC').replace(UNSHOWN, '').replace(RESERVED, '_');
  const name = cleaned
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, MAX_NAME)
    .trim();
  return name || 'document';
}

/** The name under which a document is saved. Before its type is known, without an extension. */
export const fileNameOf = (name: string, type: DocumentType | null): string =>
  type ? `${name}.${DOCUMENT_TYPES[type].extension}` : name;
