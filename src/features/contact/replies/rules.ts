import { fieldProblem, fieldsOf, type MailTextPart } from '../../email/texts/rules.ts';

/** The most characters of a reply and of a template for replies. */
export const REPLY_MAX = 10_000;

const PART = { fields: ['client', 'lastName', 'practiceArea'] } as const satisfies Pick<
  MailTextPart,
  'fields'
>;

/** The fields that a reply may contain, such as `{client}`, with their labels. */
export const replyFields = () => fieldsOf(PART);

/** Why the fields of a reply are wrong, as a sentence; undefined if they are right. */
export const replyProblem = (body: string) => fieldProblem(PART, body);

/** How replies begin; it is sent in the language of the client. */
export const GREETING = 'Dear {client},';

/** A reply with the greeting and the signature around a text that has neither. */
export const asLetter = (text: string): string => `${GREETING}\n\n${text}\n\n{firm}\n{phone}`;
