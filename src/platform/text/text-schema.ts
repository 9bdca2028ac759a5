import { z } from 'zod';

// Postgres text cannot hold U+0000; the rest of the C0 controls never come from a person's keyboard,
// except tab and line ends, which notes may have.
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
// Half of a character, which UTF-8 cannot write down.
const LONE_SURROGATE = /\p{Surrogate}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

const text = (max: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'Required' : 'Must be text') })
    .max(max, { error: `Must be at most ${max} characters` })
    .refine((value) => !CONTROL.test(value) && !LONE_SURROGATE.test(value), {
      error: 'Contains characters that cannot be stored',
    })
    .transform((value) => value.trim());

/** As of what is left out, nothing else is said of what is blank, nor of the whole that it is part of. */
const MISSING = { error: 'Required', abort: true };

/** One line of text that must not be blank, trimmed. */
export const requiredText = (max: number) =>
  text(max)
    .refine((value) => value.length > 0, MISSING)
    .refine((value) => !LINE_BREAK.test(value), { error: 'Must be a single line' });

/** Text that must not be blank, trimmed; may have line breaks. */
export const requiredTextBlock = (max: number) =>
  text(max).refine((value) => value.length > 0, MISSING);

/** Text that may be left out; blank and null count as left out and become null. May have line breaks. */
export const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);

/** The same in one line. */
export const optionalLine = (max: number) =>
  optionalText(max).refine((value) => !LINE_BREAK.test(value ?? ''), {
    error: 'Must be a single line',
  });

/**
 * An address that can stand in a mail header: RFC 5321 length, one line, no display name. Lowercase
 * is left to comparison; the local part is kept as typed.
 */
export const emailText = requiredText(254).pipe(
  z.email({ error: 'Please enter a valid email address' }),
);
