import type { z } from 'zod';
import {
  CLAIMS,
  type Claim,
  NETWORKS,
  type OfficeHours,
} from '../../../src/features/firm/rules.ts';
import type { FirmSettings, updateFirmInput } from '../../../src/features/firm/schema.ts';

type Input = z.input<typeof updateFirmInput>;

/** A React key that stays the same when a row moves, so that its input and focus move with it. */
type Keyed = { key: number };

export type HoursDraft = Keyed & {
  dayOfWeek: OfficeHours['dayOfWeek'];
  isOpen: boolean;
  opens: string;
  closes: string;
  daysText: string;
  hoursText: string;
};

const TEXTS = [
  'name',
  'phone',
  'email',
  'street',
  'city',
  'region',
  'postalCode',
  'zone',
  'responsibleAttorney',
  'barNumber',
] as const;

/** The profile as the form's values; the attorneys are edited elsewhere. */
export type FirmDraft = Record<(typeof TEXTS)[number], string> & {
  country: FirmSettings['country'];
  officeHours: HoursDraft[];
  claims: Record<Claim, { text: string; source: string }>;
  /** One entry per network; the URL is blank if there is none. */
  socialLinks: { network: (typeof NETWORKS)[number]['value']; url: string }[];
};

export type List = 'officeHours';

/** Converts a profile to the form's values. */
export function draftOf(settings: FirmSettings): FirmDraft {
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, settings[name] ?? ''])) as Record<
      (typeof TEXTS)[number],
      string
    >),
    country: settings.country,
    officeHours: settings.officeHours.map((line, key) => ({
      key,
      dayOfWeek: line.dayOfWeek,
      isOpen: line.opens !== null,
      opens: line.opens ?? '09:00',
      closes: line.closes ?? '17:00',
      daysText: line.daysText ?? '',
      hoursText: line.hoursText ?? '',
    })),
    claims: Object.fromEntries(
      CLAIMS.map((claim) => [claim, settings.claims[claim] ?? { text: '', source: '' }]),
    ) as FirmDraft['claims'],
    socialLinks: NETWORKS.map(({ value }) => ({
      network: value,
      url: settings.socialLinks.find(({ network }) => network === value)?.url ?? '',
    })),
  };
}

/** Converts the form's values to the input of the save call, which the schema validates here and on the server. */
export function inputOf(draft: FirmDraft, updatedAt: string): Input {
  return {
    ...draft,
    officeHours: draft.officeHours.map(lineOf),
    updatedAt,
  };
}

/** Converts a line of the form to the stored shape, from which the public texts are derived. */
export function lineOf({ dayOfWeek, isOpen, opens, closes, daysText, hoursText }: HoursDraft) {
  return {
    dayOfWeek,
    opens: isOpen ? opens : null,
    closes: isOpen ? closes : null,
    daysText: daysText.trim() || null,
    hoursText: hoursText.trim() || null,
  };
}

/** The rows of a list with a blank row added. */
export function rowsWithNew(draft: FirmDraft, list: List): Keyed[] {
  const rows: Keyed[] = draft[list];
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { ...BLANK[list], key }];
}

/** The rows of a list with one row moved by one position; unchanged if the row is at the end already. */
export function rowsWithMoved(draft: FirmDraft, list: List, index: number, by: 1 | -1): Keyed[] {
  const rows: Keyed[] = draft[list];
  const row = rows[index];
  const to = index + by;
  if (!row || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(index, 1).toSpliced(to, 0, row);
}

const BLANK = {
  officeHours: {
    dayOfWeek: [],
    isOpen: true,
    opens: '09:00',
    closes: '17:00',
    daysText: '',
    hoursText: '',
  },
};

/** Whether saving would change anything. */
export function isChanged(draft: FirmDraft, settings: FirmSettings): boolean {
  const asText = (of: FirmDraft) => JSON.stringify(inputOf(of, settings.updatedAt));
  return asText(draft) !== asText(draftOf(settings));
}
