import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';

// Postgres text cannot hold U+0000; the other C0 controls are never typed on a keyboard, except tab and line breaks,
// which notes may contain.
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
// Half of a surrogate pair, which UTF-8 cannot encode.
const LONE_SURROGATE = /\p{Surrogate}/u;
// Direction marks, embeddings, overrides and isolates, with which a name can change how the text around it reads; zero
// width spaces, soft hyphens and the like, with which it can look like another one. U+200C and U+200D are kept: Persian,
// Indic scripts and emoji need them.
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
// Those of them that no text needs: overrides, embeddings, isolates and zero width spaces, but not direction marks and soft
// hyphens.
const NEEDLESS = /[\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Fields with the same limit share one schema: it consists of some ten objects of a kilobyte each. */
function oncePerLimit<Schema>(create: (max: number) => Schema): (max: number) => Schema {
  const schemas = new Map<number, Schema>();
  return (max) => {
    const schema = schemas.get(max) ?? create(max);
    schemas.set(max, schema);
    return schema;
  };
}

const text = oncePerLimit((max) =>
  z
    .string({
      error: (issue) => (issue.input === undefined ? validation.required : validation.mustBeText),
    })
    .max(max, { error: validation.atMostCharacters({ max: `${max}` }) })
    .refine((value) => !CONTROL.test(value) && !LONE_SURROGATE.test(value), {
      error: validation.cannotBeStored,
    })
    .transform((value) => value.trim()),
);

/**
 * Blank text gets the same single error as a missing field: `abort` stops all further checks, also those of the
 * enclosing object.
 */
const MISSING = { error: validation.required, abort: true };

const withoutInvisible = (value: string) => value.replace(INVISIBLE, '').trim();

/** One line of non-blank text, such as a name or a title, without invisible characters, trimmed. */
export const requiredText = oncePerLimit((max) =>
  text(max)
    .transform(withoutInvisible)
    .refine((value) => value.length > 0, MISSING)
    .refine((value) => !LINE_BREAK.test(value), { error: validation.singleLine }),
);

/** Non-blank text, trimmed; may have line breaks. */
export const requiredTextBlock = oncePerLimit((max) =>
  text(max).refine((value) => value.length > 0, MISSING),
);

/**
 * Optional text; blank and null count as omitted and become null. May have line breaks, and has no characters that change
 * how the text around it reads.
 */
export const optionalText = oncePerLimit((max) =>
  text(max)
    .nullish()
    .transform((value) => value?.replace(NEEDLESS, '').trim() || null),
);

/** Optional text on one line, without invisible characters. */
export const optionalLine = oncePerLimit((max) =>
  optionalText(max)
    .transform((value) => (value === null ? null : withoutInvisible(value) || null))
    .refine((value) => !LINE_BREAK.test(value ?? ''), { error: validation.singleLine }),
);

// The dot-atom of RFC 5322 at a domain name in ASCII.
const EMAIL =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+\.)*[\w!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;
const INTERNATIONAL = /^([^@]+)@(?=.*[^ -~])([\p{L}\p{M}\p{N}.-]+)$/u;
const JOINERS = /[\u200c\u200d]/g;

/** The form in which mail is sent to the address and addresses are compared: an international domain as `xn--`. */
function withAsciiDomain(address: string): string {
  const [, local, domain] = INTERNATIONAL.exec(address) ?? [];
  return domain ? `${local}@${asciiDomain(domain)}` : address;
}

/** An international domain as `xn--`; unchanged if it is none. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

const DOMAIN_IN_TEXT = /(?<=@)[\p{L}\p{M}\p{N}.-]+|[\p{L}\p{M}\p{N}-]+\.[\p{L}\p{M}\p{N}.-]*/gu;
const BEYOND_ASCII = /[^ -~]/;

/** A text with the international domains in it as `emailText` stores them. */
export const withAsciiDomains = (text: string): string =>
  text.replaceAll(DOMAIN_IN_TEXT, (word) => (BEYOND_ASCII.test(word) ? asciiDomain(word) : word));

const INVALID_EMAIL = validation.email;

/** An address in the form that `emailText` gives it. */
export const emailOutput = z.email({ pattern: EMAIL, error: INVALID_EMAIL });

/**
 * An address that is valid in a mail header: RFC 5321 length, one line, no display name, no invisible characters. The
 * local part is kept as typed; comparisons ignore case.
 */
export const emailText = requiredText(254)
  .transform((address) => withAsciiDomain(address.replace(JOINERS, '')))
  .pipe(emailOutput.max(254, { error: INVALID_EMAIL }));

/** An address as in `emailText`, with one message for all that may be wrong with it. */
export const emailWithError = (message: string = INVALID_EMAIL) =>
  z.string().transform((value, context) => {
    const { data } = emailText.safeParse(value);
    if (data !== undefined) return data;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
