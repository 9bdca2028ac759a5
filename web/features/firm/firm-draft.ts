import type { z } from 'zod';
import {
  CLAIMS,
  type Claim,
  NETWORKS,
  type OfficeHours,
} from '../../../src/features/firm/rules.ts';
import type { FirmSettings, updateFirmInput } from '../../../src/features/firm/schema.ts';

type Settings = z.output<typeof import('../../../src/features/firm/schema.ts').firmSettingsSchema>;
type Input = z.input<typeof updateFirmInput>;

/** Rows keep their key wherever they are moved, so that what is typed and the focus stay with them. */
type Keyed = { key: number };

export type HoursDraft = Keyed & {
  dayOfWeek: OfficeHours['dayOfWeek'];
  isOpen: boolean;
  opens: string;
  closes: string;
  daysText: string;
  hoursText: string;
};

export type AttorneyDraft = Keyed & {
  slug: string;
  name: string;
  role: string;
  practiceAreas: Settings['attorneys'][number]['practiceAreas'];
  /** As typed, with commas between them. */
  languages: string;
  statement: string;
  photo: string | null;
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

/** The profile as it stands in the form. */
export type FirmDraft = Record<(typeof TEXTS)[number], string> & {
  officeHours: HoursDraft[];
  attorneys: AttorneyDraft[];
  claims: Record<Claim, { text: string; source: string }>;
  /** One for each network, blank where there is none. */
  socialLinks: { network: (typeof NETWORKS)[number]['value']; url: string }[];
};

export type List = 'officeHours' | 'attorneys';

export type DraftAction =
  | { type: 'set'; path: string; value: unknown }
  | { type: 'add'; list: List }
  | { type: 'remove'; list: List; index: number }
  | { type: 'move'; list: List; index: number; by: 1 | -1 }
  | { type: 'reset'; draft: FirmDraft };

/** What the form shows of a profile. */
export function draftOf(settings: FirmSettings): FirmDraft {
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, settings[name] ?? ''])) as Record<
      (typeof TEXTS)[number],
      string
    >),
    officeHours: settings.officeHours.map((line, key) => ({
      key,
      dayOfWeek: line.dayOfWeek,
      isOpen: line.opens !== null,
      opens: line.opens ?? '09:00',
      closes: line.closes ?? '17:00',
      daysText: line.daysText ?? '',
      hoursText: line.hoursText ?? '',
    })),
    attorneys: settings.attorneys.map((attorney, key) => ({
      ...attorney,
      key,
      languages: attorney.languages.join(', '),
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

/** What the form sends; it is judged there and on the server. */
export function inputOf(draft: FirmDraft, updatedAt: string): Input {
  return {
    ...draft,
    officeHours: draft.officeHours.map(lineOf),
    attorneys: draft.attorneys.map(({ key: _, ...attorney }) => ({
      ...attorney,
      languages: attorney.languages
        .split(',')
        .map((language) => language.trim())
        .filter(Boolean),
    })),
    updatedAt,
  };
}

/** A line as the public texts are derived from it. */
export function lineOf({ dayOfWeek, isOpen, opens, closes, daysText, hoursText }: HoursDraft) {
  return {
    dayOfWeek,
    opens: isOpen ? opens : null,
    closes: isOpen ? closes : null,
    daysText: daysText.trim() || null,
    hoursText: hoursText.trim() || null,
  };
}

export function reduceDraft(draft: FirmDraft, action: DraftAction): FirmDraft {
  if (action.type === 'reset') return action.draft;
  if (action.type === 'set') return setAt(draft, action.path.split('.'), action.value) as FirmDraft;
  const rows: Keyed[] = draft[action.list];
  if (action.type === 'add') {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    return { ...draft, [action.list]: [...rows, { ...BLANK[action.list], key }] };
  }
  if (action.type === 'remove') return { ...draft, [action.list]: rows.toSpliced(action.index, 1) };
  const row = rows[action.index];
  const to = action.index + action.by;
  if (!row || to < 0 || to >= rows.length) return draft;
  return { ...draft, [action.list]: rows.toSpliced(action.index, 1).toSpliced(to, 0, row) };
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
  attorneys: {
    slug: '',
    name: '',
    role: '',
    practiceAreas: [],
    languages: 'English',
    statement: '',
    photo: null,
  },
};

function setAt(whole: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  if (name === '') return value;
  if (Array.isArray(whole)) {
    return whole.map((item, index) => (index === Number(name) ? setAt(item, rest, value) : item));
  }
  const record = whole as Record<string, unknown>;
  return { ...record, [name]: setAt(record[name], rest, value) };
}

/** Whether saving would change anything. */
export function isChanged(draft: FirmDraft, settings: FirmSettings): boolean {
  const asText = (of: FirmDraft) => JSON.stringify(inputOf(of, settings.updatedAt));
  return asText(draft) !== asText(draftOf(settings));
}
