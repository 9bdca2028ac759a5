import { z } from 'zod';
import { httpsUrlOf } from '../../platform/text/https-url-rules.ts';
import { optionalLine, requiredText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { PLACE_KEYS } from './rules.ts';

const MAX_HOTLINES = 20;
const MAX_AREAS = 100;

const place = z.enum(PLACE_KEYS, { error: 'Choose one of the places' });

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];

const neutralUrl = requiredText(300).transform((text, issues) => {
  const href = httpsUrlOf(text);
  if (href) return href;
  issues.addIssue('Enter an address that begins with https://');
  return z.NEVER;
});

const hotline = z.object({
  name: requiredText(120),
  phone: requiredText(40).refine((phone) => (phone.match(/\d/g) ?? []).length >= 3, {
    error: 'Enter a phone number',
  }),
  /** Who answers, when, and in which languages. */
  note: optionalLine(200),
  /** The local date on which staff have checked the number. Visitors see confirmed numbers only. */
  confirmedOn: z.iso
    .date({ error: 'Must be a date such as 2031-03-10' })
    .nullish()
    .transform((date) => date ?? null),
});

/** What staff set. Keys of practice areas that no longer exist have no effect. */
export const quickExitFields = z.object({
  places: z.array(place, { error: 'Must be a list' }).max(50).transform(distinct),
  practiceAreas: z
    .array(requiredText(60), { error: 'Must be a list' })
    .max(MAX_AREAS, { error: `Must be at most ${MAX_AREAS}` })
    .transform(distinct),
  neutralUrl,
  hotlines: z
    .array(hotline, { error: 'Must be a list' })
    .max(MAX_HOTLINES, { error: `Must be at most ${MAX_HOTLINES}` }),
});
export type QuickExitFields = z.output<typeof quickExitFields>;

/** `updatedAt` is that of the settings that were edited. */
export const saveQuickExitInput = quickExitFields.extend({
  updatedAt: z.iso.datetime({ error: 'Must be the updatedAt of the settings you have changed' }),
});
export type SaveQuickExitInput = z.output<typeof saveQuickExitInput>;

const hotlineOut = z.object({
  name: z.string(),
  phone: z.string(),
  note: z.string().nullable(),
  confirmedOn: z.string().nullable(),
});

export const quickExitRecordSchema = z.object({
  places: z.array(place),
  practiceAreas: z.array(z.string()),
  neutralUrl: z.url(),
  hotlines: z.array(hotlineOut),
});

/** The settings as staff see them. */
export const quickExitSettingsSchema = quickExitRecordSchema.extend({ updatedAt: instantOut });
export type QuickExitSettings = z.output<typeof quickExitSettingsSchema>;

/** What the server renders into public pages: see `QuickExit`. */
export const quickExitSchema = z.object({ href: z.string(), paths: z.array(z.string()) });
