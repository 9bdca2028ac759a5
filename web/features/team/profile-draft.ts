import type { AttorneySettings } from '../../../src/features/firm/attorneys/schema.ts';

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
};

export const BLANK_PROFILE: ProfileDraft = {
  name: '',
  role: '',
  practiceAreas: [],
  languages: 'English',
  statement: '',
  photo: null,
  isActive: true,
};

export const draftOf = ({
  languages,
  slug: _,
  updatedAt: __,
  ...profile
}: AttorneySettings): ProfileDraft => ({ ...profile, languages: languages.join(', ') });

/** Converts the form's values to the input of the create and update calls, without `updatedAt`. */
export const inputOf = ({ languages, ...profile }: ProfileDraft) => ({
  ...profile,
  languages: languages
    .split(',')
    .map((language) => language.trim())
    .filter(Boolean),
});

/** Maps the path of an error to its field; all languages share one field. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path;
