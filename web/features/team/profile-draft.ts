import type { AttorneySettings } from '../../../src/features/firm/attorneys/schema.ts';

/** An admission as typed. */
export type AdmissionDraft = { place: string; barNumber: string; year: string };

/** A profile as the form's values. */
export type ProfileDraft = {
  name: string;
  role: string;
  practiceAreas: AttorneySettings['practiceAreas'];
  /** Separated by commas, as typed. */
  languages: string;
  statement: string;
  photo: string | null;
  isActive: boolean;
  admissions: AdmissionDraft[];
  /** One entry per line. */
  education: string;
  memberships: string;
};

export const BLANK_PROFILE: ProfileDraft = {
  name: '',
  role: '',
  practiceAreas: [],
  languages: 'English',
  statement: '',
  photo: null,
  isActive: true,
  admissions: [],
  education: '',
  memberships: '',
};

export const BLANK_ADMISSION: AdmissionDraft = { place: '', barNumber: '', year: '' };

export const draftOf = ({
  languages,
  admissions,
  education,
  memberships,
  slug: _,
  updatedAt: __,
  ...profile
}: AttorneySettings): ProfileDraft => ({
  ...profile,
  languages: languages.join(', '),
  admissions: admissions.map(({ place, barNumber, year }) => ({
    place,
    barNumber: barNumber ?? '',
    year: year === null ? '' : String(year),
  })),
  education: education.join('\n'),
  memberships: memberships.join('\n'),
});

/** Converts the form's values to the input of the create and update calls, without `updatedAt`. */
export const inputOf = ({
  languages,
  admissions,
  education,
  memberships,
  ...profile
}: ProfileDraft) => ({
  ...profile,
  languages: entriesIn(languages, ','),
  admissions: admissions.map(({ year, ...admission }) => ({
    ...admission,
    year: year.trim() === '' ? null : Number(year),
  })),
  education: entriesIn(education, '\n'),
  memberships: entriesIn(memberships, '\n'),
});

const entriesIn = (text: string, separator: string) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Maps the path of an error to its field; all entries of a list that is typed as one text share its field. */
export const fieldOf = (path: string): string =>
  /^admissions\.\d+\.\w+/.exec(path)?.[0] ?? path.split('.')[0] ?? path;
