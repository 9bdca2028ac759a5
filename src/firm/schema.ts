import { z } from 'zod';
import { PRACTICE_AREA_VALUES } from '../practice-areas/rules.ts';

const attorneySchema = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  practiceAreas: z.array(z.enum(PRACTICE_AREA_VALUES)),
  languages: z.array(z.string()),
  /** One plain sentence about how this person works. */
  statement: z.string(),
});
export type Attorney = z.output<typeof attorneySchema>;

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Everything that names the firm on the public site, in its mails and in its calendar files. */
export const firmProfileSchema = z.object({
  name: z.string(),
  /** As people read it, such as (619) 555-0142. */
  phone: z.string(),
  /** As a tel: link needs it, such as +16195550142. */
  phoneE164: z.string(),
  email: z.email(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** IANA name of the zone in which all times of the firm are read and written. */
  zone: z.string(),
  officeHours: z.array(
    z.object({
      days: z.string(),
      hours: z.string(),
      /** The same for programs; left out for hours by appointment. */
      opening: z
        .object({ dayOfWeek: z.array(z.enum(WEEKDAYS)), opens: timeOfDay, closes: timeOfDay })
        .optional(),
    }),
  ),
  attorneys: z.array(attorneySchema),
  claims: z.object({
    rating: z.string().nullable(),
    experience: z.string().nullable(),
    reply: z.string().nullable(),
  }),
  socialLinks: z.array(z.object({ network: z.string(), url: z.url() })),
});
export type FirmProfile = z.output<typeof firmProfileSchema>;
