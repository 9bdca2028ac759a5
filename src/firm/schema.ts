import { z } from 'zod';
import { instantOut } from '../instant-schema.ts';
import { PRACTICE_AREA_VALUES } from '../practice-areas/rules.ts';
import { emailText, optionalText, requiredText } from '../text-schema.ts';
import { CLAIMS, NETWORK_VALUES, phoneE164, slugOfName, WEEKDAYS } from './rules.ts';

const attorneySchema = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  practiceAreas: z.array(z.enum(PRACTICE_AREA_VALUES)),
  languages: z.array(z.string()),
  /** One plain sentence about how this person works. */
  statement: z.string(),
  /** Name of the photograph under /photos/; without one a monogram is drawn. */
  photo: z.string().nullable(),
});
export type Attorney = z.output<typeof attorneySchema>;

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (time: string | null): time is string => time !== null && TIME_OF_DAY.test(time);
const weekdays = z.array(z.enum(WEEKDAYS));

/** What the firm calls itself and where it is, alike on public pages and in the back office. */
const nameAndPlace = {
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
  attorneys: z.array(attorneySchema),
  /** Who answers for the website as advertising; the firm as a whole unless named. */
  responsibleAttorney: z.string().nullable(),
  barNumber: z.string().nullable(),
};

/** Everything that names the firm on the public site, in its mails and in its calendar files. */
export const firmProfileSchema = z.object({
  ...nameAndPlace,
  officeHours: z.array(
    z.object({
      days: z.string(),
      hours: z.string(),
      /** The same for programs; left out for hours by appointment. */
      opening: z.object({ dayOfWeek: weekdays, opens: z.string(), closes: z.string() }).optional(),
    }),
  ),
  claims: z.record(z.enum(CLAIMS), z.string().nullable()),
  socialLinks: z.array(z.object({ network: z.string(), url: z.url() })),
});
export type FirmProfile = z.output<typeof firmProfileSchema>;

const claimSchema = z
  .object({
    text: z.string(),
    /** What it is based on. Only staff see it. */
    source: z.string(),
  })
  .nullable();

/** The firm as it is kept: what staff enter, before it is put into words for the public. */
export const firmRecordSchema = z.object({
  ...nameAndPlace,
  officeHours: z.array(
    z.object({
      dayOfWeek: weekdays,
      opens: z.string().nullable(),
      closes: z.string().nullable(),
      daysText: z.string().nullable(),
      hoursText: z.string().nullable(),
    }),
  ),
  claims: z.record(z.enum(CLAIMS), claimSchema),
  socialLinks: z.array(z.object({ network: z.enum(NETWORK_VALUES), url: z.string() })),
});
export type FirmRecord = z.output<typeof firmRecordSchema>;

/** The firm as staff see it. */
export const firmSettingsSchema = firmRecordSchema.extend({
  /** Whether this is still what the first start put here. */
  isSample: z.boolean(),
  updatedAt: instantOut,
});
export type FirmSettings = z.output<typeof firmSettingsSchema>;

const optionalLine = (max: number) =>
  optionalText(max).refine((value) => !/[\r\n\u2028\u2029]/.test(value ?? ''), {
    error: 'Must be a single line',
  });

/** A zone by the name that this runtime knows it under; browsers call some by another. */
const zoneInput = requiredText(60).transform((zone, issues) => {
  try {
    if (!/^[+-]/.test(zone)) {
      return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
    }
  } catch {
    // Said below.
  }
  issues.addIssue('Choose one of the time zones');
  return z.NEVER;
});

const timeInput = z.string().regex(TIME_OF_DAY, { error: 'Choose a time' }).nullable();

const officeHoursInput = z
  .object({
    dayOfWeek: weekdays
      .max(WEEKDAYS.length)
      .transform((days) => WEEKDAYS.filter((day) => days.includes(day))),
    opens: timeInput,
    closes: timeInput,
    daysText: optionalLine(60),
    hoursText: optionalLine(60),
  })
  .superRefine(({ dayOfWeek, opens, closes, daysText }, issues) => {
    const refuse = (field: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [field], message });
    if (dayOfWeek.length === 0 && !daysText) refuse('dayOfWeek', 'Choose at least one day');
    if (opens && !closes) refuse('closes', 'Choose a time');
    if (closes && !opens) refuse('opens', 'Choose a time');
    if (isTime(opens) && isTime(closes) && closes <= opens) {
      refuse('closes', 'Must be later than it opens');
    }
  });

const officeHoursListInput = z
  .array(officeHoursInput)
  .min(1, { error: 'Say when somebody is there' })
  .max(14, { error: 'Must be at most 14 lines' })
  .superRefine((lines, issues) => {
    for (const [index, { dayOfWeek, opens, closes }] of lines.entries()) {
      const clash = lines
        .slice(0, index)
        .find(
          (other) =>
            other.dayOfWeek.some((day) => dayOfWeek.includes(day)) &&
            !(opens && closes && other.opens && other.closes && !overlap(opens, closes, other)),
        );
      if (!clash) continue;
      const day = clash.dayOfWeek.find((each) => dayOfWeek.includes(each));
      issues.addIssue({
        code: 'custom',
        path: [index, 'dayOfWeek'],
        message: `${day} has these hours in another line already`,
      });
    }
  });

function overlap(
  opens: string,
  closes: string,
  other: { opens: string | null; closes: string | null },
): boolean {
  return opens < (other.closes ?? '') && (other.opens ?? '') < closes;
}

const attorneyInput = z
  .object({
    slug: optionalLine(80).refine(
      (slug) => slug === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
      {
        error: 'Use lowercase letters, digits and hyphens',
      },
    ),
    name: requiredText(120),
    role: requiredText(120),
    practiceAreas: z
      .array(z.enum(PRACTICE_AREA_VALUES, { error: 'Choose from the practice areas' }))
      .min(1, { error: 'Choose at least one practice area' })
      .max(PRACTICE_AREA_VALUES.length),
    languages: z
      .array(requiredText(40))
      .min(1, { error: 'Name at least one language' })
      .max(12, { error: 'Must be at most 12 languages' }),
    statement: requiredText(300),
    photo: z
      .string()
      .regex(/^[\w-]{43}$/, { error: 'Must be the id of a photo' })
      .nullable()
      .default(null),
  })
  .transform((attorney) => ({ ...attorney, slug: attorney.slug ?? slugOfName(attorney.name) }));

const attorneysInput = z
  .array(attorneyInput)
  .max(300, { error: 'Must be at most 300 attorneys' })
  .superRefine((attorneys, issues) => {
    for (const [index, { slug }] of attorneys.entries()) {
      const message =
        slug === ''
          ? 'Enter an address: the name has no letters for one'
          : attorneys.slice(0, index).some((other) => other.slug === slug) &&
            'Another attorney has this address already';
      if (message) issues.addIssue({ code: 'custom', path: [index, 'slug'], message });
    }
  });

const claimInput = z
  .object({ text: optionalLine(60), source: optionalText(500) })
  .superRefine(({ text, source }, issues) => {
    if (!text || source) return;
    issues.addIssue({
      code: 'custom',
      path: ['source'],
      message: 'Say what this claim is based on',
    });
  })
  .nullable()
  .transform((claim) => (claim?.text ? { text: claim.text, source: claim.source ?? '' } : null));

const linkInput = optionalLine(300).transform((url, issues) => {
  if (url === null) return null;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol === 'https:' && parsed.username === '' && parsed.hostname.includes('.')) {
    return parsed.href;
  }
  issues.addIssue('Enter an address that begins with https://');
  return z.NEVER;
});

const socialLinksInput = z
  .array(
    z.object({
      network: z.enum(NETWORK_VALUES, { error: 'Choose one of the networks' }),
      url: linkInput,
    }),
  )
  .max(NETWORK_VALUES.length, { error: 'Must be one link for each network' })
  .refine((links) => new Set(links.map(({ network }) => network)).size === links.length, {
    error: 'Must be one link for each network',
  })
  .transform((links) =>
    links.flatMap(({ network, url }) => (url === null ? [] : [{ network, url }])),
  );

/**
 * The whole profile as staff save it. A claim or link without a text is none; an attorney's slug follows
 * from the name unless given. `updatedAt` is that of the profile the changes were made to.
 */
export const updateFirmInput = z.object({
  name: requiredText(120),
  phone: requiredText(40).refine((phone) => phone === '' || phoneE164(phone) !== null, {
    error: 'Enter a phone number with its area code',
  }),
  email: emailText,
  street: requiredText(160),
  city: requiredText(80),
  region: requiredText(40),
  postalCode: requiredText(12).refine((code) => /^[A-Za-z0-9 -]*$/.test(code), {
    error: 'Use letters, digits and spaces',
  }),
  zone: zoneInput,
  officeHours: officeHoursListInput,
  attorneys: attorneysInput,
  claims: z.object({ rating: claimInput, experience: claimInput, reply: claimInput }),
  socialLinks: socialLinksInput,
  responsibleAttorney: optionalLine(120),
  barNumber: optionalLine(40),
  updatedAt: z.iso.datetime({ error: 'Must be the updatedAt of the profile you have changed' }),
});
export type UpdateFirmInput = z.output<typeof updateFirmInput>;
