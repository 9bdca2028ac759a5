import type { FieldLabels } from '../../../src/features/jurisdictions/labels/schema.ts';

/** Error messages by field path, such as `officeHours.0.opens`. */
export type PathErrors = Readonly<Partial<Record<string, string>>>;

export const fieldId = (path: string) => `firm-${path.replaceAll('.', '-')}`;

const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email address',
  street: 'Street',
  city: 'City',
  zone: 'Time zone',
  dayOfWeek: 'Days',
  opens: 'Opens',
  closes: 'Closes',
  daysText: 'Days in words',
  hoursText: 'Hours in words',
  text: 'Claim',
  source: 'What it is based on',
  url: 'Link',
  responsibleAttorney: 'Responsible attorney',
  officeHours: 'Hours',
};

const ROWS: Readonly<Record<string, string>> = {
  officeHours: 'Hours, line',
  socialLinks: 'Link',
};

const CLAIM_NAMES: Readonly<Record<string, string>> = {
  rating: 'Rating',
  experience: 'Experience',
  reply: 'Reply time',
};

/** The full name of a field, for use outside its section, such as in a list of errors: `Hours, line 2: Opens`. */
export function fieldName(path: string, labels: FieldLabels): string {
  const names: Readonly<Record<string, string>> = { ...NAMES, ...labels };
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'claims') return `${CLAIM_NAMES[second]}: ${names[third] ?? 'Claim'}`;
  const row = second !== '' && ROWS[first];
  return row ? `${row} ${Number(second) + 1}: ${names[third] ?? third}` : (names[first] ?? first);
}

/** Maps the path of an error to the field that shows it; all parts of a value share one field. */
export function fieldOf(path: string): string {
  const parts = path.split('.');
  return parts.slice(0, ROWS[parts[0] ?? ''] || parts[0] === 'claims' ? 3 : 1).join('.');
}
