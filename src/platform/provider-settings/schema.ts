import { z } from 'zod';
import { requiredText, requiredTextBlock } from '../text/text-schema.ts';
import { describeJsonMistake, findJsonMistake, isMask } from './rules.ts';

const MAX_CONFIG_LENGTH = 20_000;

/** The settings of one service: JSON text in the API, here an object of strings, numbers and booleans. */
export type ServiceConfig = Record<string, unknown>;

/**
 * A single-line secret. A mask is accepted too: the code that stores the secret replaces it with the stored value, or
 * rejects it.
 */
export const secretText = (max: number) => requiredText(max);

/** A multi-line secret; `looksRight` checks its format. */
export const secretBlock = (max: number, looksRight: (value: string) => boolean, message: string) =>
  requiredTextBlock(max).refine((value) => isMask(value) || looksRight(value), { error: message });

/** An optional setting, which may be omitted, null or empty. */
export const optionalIfBlank = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    // Nullish only for the API description: by then, null has been replaced by undefined.
    schema.nullish() as unknown as z.ZodOptional<Schema>,
  );

const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);

const address = (protocols: readonly string[], message: string) =>
  requiredText(2_000)
    .refine((value) => protocols.includes(parseUrl(value)?.protocol ?? ''), { error: message })
    .refine((value) => !parseUrl(value)?.username && !parseUrl(value)?.password, {
      error: 'Must not contain a user name or password',
    })
    .transform((value) => parseUrl(value)?.href ?? value);

/** An address that the firm's data is sent to: https only. */
export const httpsAddress = address(['https:'], 'Must be an address that begins with https://');

/** An address that public texts are fetched from. */
export const webAddress = address(
  ['https:', 'http:'],
  'Must be an address that begins with https:// or http://',
);

/** An address that is itself a secret, because it grants access; masked like other secrets. */
export const secretHttpsAddress = requiredText(2_000).refine(
  (value) => isMask(value) || httpsAddress.safeParse(value).success,
  { error: 'Must be an address that begins with https://, without a user name or password' },
);

/**
 * JSON text of the settings in `schema`. Errors are described in words with the line, or with the name of the setting.
 */
export const configText = <Schema extends z.ZodType<ServiceConfig>>(
  schema: Schema,
  service: string,
) =>
  requiredTextBlock(MAX_CONFIG_LENGTH).transform((text, context): ServiceConfig => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const mistake = findJsonMistake(text);
    if (mistake) {
      refuse(describeJsonMistake(mistake));
      return z.NEVER;
    }
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    for (const message of parsed.error.issues.flatMap((issue) => wordsOf(issue, service))) {
      refuse(message);
    }
    return z.NEVER;
  });

function wordsOf(issue: z.core.$ZodIssue, service: string): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${key}: is not a setting of ${service}`);
  }
  if (issue.path.length === 0) return ['Must be an object in braces'];
  return [`${issue.path.join('.')}: ${issue.message}`];
}
