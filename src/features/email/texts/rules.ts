import type { OriginalText } from './originals/rules.ts';

/** The texts of mails that staff edit. No dependencies, because forms use them too. */

/** Fields that every text of a mail may contain, such as `{city}`: replaced by values from the firm profile. */
const FIRM_FIELDS = {
  firm: 'Name of the firm',
  city: 'City of the office',
  region: 'State or county',
  phone: 'Phone number',
  email: 'E-mail address',
  emergencyNumber: 'Emergency number',
} as const;

/** Fields of some texts: replaced by facts of the mail. */
const OWN_FIELDS = {
  client: 'First name of the client',
  lastName: 'Last name of the client',
  practiceArea: 'What the message is about',
  attorney: 'Attorney, or else the firm',
  attorneyBefore: 'Attorney before the change',
  howToChange: 'How to move or cancel it',
  replyTime: '“We reply within 24 hours.”, if the firm claims it',
  days: 'Days until the address is deleted',
  feeRemark: 'What the law says about the fee',
} as const;

const MAIL_FIELD_LABELS = { ...FIRM_FIELDS, ...OWN_FIELDS };

export type FirmField = keyof typeof FIRM_FIELDS;
type OwnField = keyof typeof OWN_FIELDS;
export type MailField = FirmField | OwnField;

/** The most characters of a subject; mail programs on phones show about 40. */
export const SUBJECT_MAX = 120;
/** The most characters of another text. */
export const TEXT_MAX = 2_000;

/** How many earlier texts of a mail are listed. */
export const LISTED_VERSIONS = 50;

/** A text of a mail that staff edit. */
export type MailTextPart = {
  /** The name of the text, such as `Opening`. */
  label: string;
  /** In which case the mail has this text, as a clause without `if`; always if undefined. */
  when?: string;
  /** The part that the mail usually has in place of this one. */
  insteadOf?: 'subject' | 'opening';
  /** The original text in the main language. */
  text: string;
  /** The key of the original text in the catalogue of each language. */
  key: OriginalText;
  /** Fields that it may contain besides those of the firm. */
  fields: readonly OwnField[];
  /** Fields that it must contain. */
  needs?: readonly OwnField[];
  /** Whether it is one line, shown in lists of mails and on lock screens. */
  isSubject?: true;
};

/** What staff can edit in the mails of a kind. */
export type MailTextDefinition = {
  /** When the mail is sent, as a sentence. */
  sentWhen: string;
  /** What the mail contains besides these texts, as a sentence. */
  facts: string;
  /** What follows the subject, with sample facts. */
  subjectEnd?: string;
  parts: Readonly<Record<string, MailTextPart>>;
};

/** Edited texts of a mail by the name of the part; a part that is missing has its original text. */
export type MailTexts = Readonly<Record<string, string>>;

/** The fields that a part may contain, with their labels, in the order of `FIRM_FIELDS` and `OWN_FIELDS`. */
export const fieldsOf = ({ fields }: Pick<MailTextPart, 'fields'>): [MailField, string][] =>
  (Object.entries(MAIL_FIELD_LABELS) as [MailField, string][]).filter(
    ([name]) => name in FIRM_FIELDS || fields.some((field) => field === name),
  );

const FIELD = /\{([^{}\s]+)\}/g;

/** Replaces the fields of a text; those without a value stay as they are. */
export const mergeFields = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(FIELD, (field, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : field,
  );

/** The names in braces of a text. */
const namesIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name);

/** Why the fields of a text are wrong, as a sentence; undefined if they are right. */
export function fieldProblem(
  part: Pick<MailTextPart, 'fields' | 'needs'>,
  text: string,
): string | undefined {
  const names = namesIn(text);
  const allowed = fieldsOf(part).map(([name]) => name as string);
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    const known = allowed.map((name) => `{${name}}`).join(', ');
    return `There is no field {${unknown}} here. Fields: ${known}`;
  }
  const missing = part.needs?.find((name) => !names.includes(name));
  if (missing) return `Must contain {${missing}}: ${MAIL_FIELD_LABELS[missing]}`;
  return undefined;
}

/** The label of a text with the case in which the mail has it. */
export const labelOf = ({ label, when }: Pick<MailTextPart, 'label' | 'when'>): string =>
  when ? `${label}, if ${when}` : label;
