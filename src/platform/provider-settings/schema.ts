import { z } from 'zod';
import { requiredText, requiredTextBlock } from '../text/text-schema.ts';
import { describeJsonMistake, findJsonMistake, isMask } from './rules.ts';

const MAX_CONFIG_LENGTH = 20_000;

/** The settings of one service, as JSON on the wire and as an object of text, numbers and switches here. */
export type ServiceConfig = Record<string, unknown>;

/**
 * A secret on one line. Its mask is taken, too: whoever stores it puts what is kept in its place, or
 * refuses it.
 */
export const secretText = (max: number) => requiredText(max);

/** The same over several lines, of a form that `looksRight` knows. */
export const secretBlock = (max: number, looksRight: (value: string) => boolean, message: string) =>
  requiredTextBlock(max).refine((value) => isMask(value) || looksRight(value), { error: message });

/** For a line that may be left out of a configuration, or left empty. */
export const mayBeLeftOut = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);

const address = (protocols: readonly string[], message: string) =>
  requiredText(2_000)
    .refine((value) => protocols.includes(parseUrl(value)?.protocol ?? ''), { error: message })
    .refine((value) => !parseUrl(value)?.username && !parseUrl(value)?.password, {
      error: 'Must not hold a user name or password',
    })
    .transform((value) => parseUrl(value)?.href ?? value);

/** Where the firm's data goes: encrypted on its way, without exception. */
export const httpsAddress = address(['https:'], 'Must be an address that begins with https://');

/** Where public texts come from. */
export const webAddress = address(
  ['https:', 'http:'],
  'Must be an address that begins with https:// or http://',
);

/** A secret address: it opens what it leads to, so it is masked as other secrets are. */
export const secretHttpsAddress = requiredText(2_000).refine(
  (value) => isMask(value) || httpsAddress.safeParse(value).success,
  { error: 'Must be an address that begins with https://, without a user name or password' },
);

/**
 * JSON text of the settings that `schema` lists. What is wrong is told in words with the line, or with the
 * name of the setting.
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
