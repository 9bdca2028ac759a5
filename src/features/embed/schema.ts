import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { EMBEDS } from './frame-rules.ts';
import { MAX_ORIGINS, siteOriginOf } from './origins/rules.ts';

const MAX_TYPED = 300;

const origin = requiredText(MAX_TYPED).transform((text, issues) => {
  const found = siteOriginOf(text);
  if (found) return found;
  issues.addIssue(`${text}: enter an address that begins with https://, without wildcards`);
  return z.NEVER;
});

const distinct = (origins: readonly string[]) => [...new Set(origins)];

/** `updatedAt` is that of the settings that were edited. */
export const saveEmbedInput = z.object({
  origins: z
    .array(origin, { error: 'Must be a list' })
    .max(MAX_ORIGINS, { error: `Must be at most ${MAX_ORIGINS} websites` })
    .transform(distinct),
  updatedAt: z.iso.datetime({ error: 'Must be the updatedAt of the settings you have changed' }),
});
export type SaveEmbedInput = z.output<typeof saveEmbedInput>;

/** The sites that may embed parts of this one, as origins in the order in which staff have entered them. */
export const embedSettingsSchema = z.object({
  origins: z.array(z.string()),
  updatedAt: instantOut,
});
/** A published language, with the prefix of its addresses and the pages that can be embedded. */
export const embedLanguageSchema = z.object({
  language: z.string(),
  name: z.string(),
  /** Empty for the main language. */
  prefix: z.string(),
  links: z.array(
    z.object({ show: z.enum(EMBEDS.map(({ key }) => key)), page: z.string(), title: z.string() }),
  ),
});
export type EmbedLanguage = z.output<typeof embedLanguageSchema>;

export type EmbedSettings = z.output<typeof embedSettingsSchema>;
