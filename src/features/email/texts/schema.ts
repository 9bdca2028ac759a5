import { z } from 'zod';
import {
  optionalText,
  requiredText,
  requiredTextBlock,
} from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { advertisingReason } from '../../advertising/schema.ts';
import { definitionOf, MAIL_TEXT_KINDS, type MailTextKind } from './kinds/rules.ts';
import { fieldProblem, type MailTextPart, SUBJECT_MAX, TEXT_MAX } from './rules.ts';

const kind = z.enum(MAIL_TEXT_KINDS, { error: 'Must be a kind of mail whose texts can be edited' });

export const mailTextKindInput = z.object({ kind });

/** Texts by part, with lines separated by `\n`; blank and null become empty. */
const texts = z
  .record(
    z.string(),
    optionalText(TEXT_MAX).transform((text) => text?.replace(/\r\n?/g, '\n') ?? ''),
    { error: 'Must have the texts of the mail' },
  )
  .describe('All texts of the mail by name, as plain text with fields such as {firm}');

const writtenTexts = z.object({ texts });

/**
 * Rejects texts that the mail does not have, texts without a required field, and fields that a text may not contain.
 */
function checkTexts(
  input: { kind: MailTextKind; texts: Record<string, string> },
  context: z.RefinementCtx,
): void {
  for (const [name, message] of problemsOf(input)) {
    context.addIssue({ code: 'custom', path: ['texts', name], message });
  }
}

/** All texts of a kind of mail, to be stored. */
export const saveMailTextInput = mailTextKindInput
  .and(
    writtenTexts.extend({
      updatedAt: instantIn
        .nullish()
        .describe(
          'As it was read, null for original texts: 409 edited_meanwhile if it has changed',
        ),
      advertisingReason,
    }),
  )
  .superRefine(checkTexts);
export type SaveMailTextInput = z.output<typeof saveMailTextInput>;

/** All texts of a kind of mail. */
export const mailTextsInput = mailTextKindInput.and(writtenTexts).superRefine(checkTexts);

export type MailTextsInput = z.output<typeof mailTextsInput>;

export const mailTextTestSchema = z.object({ to: z.string().describe('Address of the test mail') });

function problemsOf({ kind, texts }: { kind: MailTextKind; texts: Record<string, string> }) {
  const { parts } = definitionOf(kind);
  const unknown = Object.keys(texts).filter((name) => !Object.hasOwn(parts, name));
  const known = Object.entries(parts).flatMap(([name, part]) => {
    const message = problemOf(part, texts[name] ?? '');
    return message === undefined ? [] : [[name, message] as const];
  });
  const expected = `This mail has the texts ${Object.keys(parts).join(', ')}`;
  return [...known, ...unknown.map((name) => [name, expected] as const)];
}

/** Why the text of a part cannot be stored; undefined if it can, and for parts that the kind does not have. */
export function checkPart(kind: MailTextKind, name: string, text: string): string | undefined {
  const part = definitionOf(kind).parts[name];
  return part && problemOf(part, text);
}

/** Why a text cannot be stored; undefined if it can. */
function problemOf(part: MailTextPart, text: string): string | undefined {
  const { error } = shapeOf(part).safeParse(text);
  return error ? error.issues[0]?.message : fieldProblem(part, text);
}

/** Only a closing without required fields may be empty. */
function shapeOf({ isSubject, label, needs }: MailTextPart) {
  if (isSubject) return requiredText(SUBJECT_MAX);
  return label === 'Closing' && !needs ? z.string() : requiredTextBlock(TEXT_MAX);
}

export const previewMailTextInput = z.object({
  kind,
  texts,
  part: z.string().max(50).nullish().describe('The text that the sample has to show'),
});
export type PreviewMailTextInput = z.output<typeof previewMailTextInput>;

/** A mail with sample facts. */
export const mailSampleSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

const updatedAt = instantOut.nullable().describe('Null if it has its original texts');

export const listedMailTextSchema = z.object({
  kind,
  label: z.string(),
  sentWhen: z.string().describe('When the mail is sent'),
  updatedAt,
});

export const mailTextSchema = z.object({
  kind,
  texts: z.record(z.string(), z.string()).describe('By name, as mails have them now'),
  originals: z.record(z.string(), z.string()),
  updatedAt,
});
export type MailText = z.output<typeof mailTextSchema>;

export const mailTextVersionSchema = z.object({
  savedAt: instantOut,
  savedBy: z.string(),
  texts: mailTextSchema.shape.texts.describe('By name, as mails had them from then on'),
});
