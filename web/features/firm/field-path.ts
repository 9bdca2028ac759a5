/** Error messages by field path, such as `attorneys.0.name`. */
export type PathErrors = Readonly<Partial<Record<string, string>>>;

export const fieldId = (path: string) => `firm-${path.replaceAll('.', '-')}`;

const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email address',
  street: 'Street',
  city: 'City',
  region: 'State',
  postalCode: 'ZIP code',
  zone: 'Time zone',
  dayOfWeek: 'Days',
  opens: 'Opens',
  closes: 'Closes',
  daysText: 'Days in words',
  hoursText: 'Hours in words',
  slug: 'Page address',
  role: 'Role',
  practiceAreas: 'Practice areas',
  languages: 'Languages',
  statement: 'Statement',
  photo: 'Photo',
  text: 'Claim',
  source: 'What it is based on',
  url: 'Link',
  responsibleAttorney: 'Responsible attorney',
  barNumber: 'State Bar number',
  officeHours: 'Hours',
};

const ROWS: Readonly<Record<string, string>> = {
  officeHours: 'Hours, line',
  attorneys: 'Attorney',
  socialLinks: 'Link',
};

const CLAIM_NAMES: Readonly<Record<string, string>> = {
  rating: 'Rating',
  experience: 'Experience',
  reply: 'Reply time',
};

/** The full name of a field, for lists outside of its section: `Attorney 2: Name`. */
export function fieldName(path: string): string {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'claims') return `${CLAIM_NAMES[second]}: ${NAMES[third] ?? 'Claim'}`;
  const row = second !== '' && ROWS[first];
  return row ? `${row} ${Number(second) + 1}: ${NAMES[third] ?? third}` : (NAMES[first] ?? first);
}

/** The field that shows a message; all languages share one field. */
export function fieldOf(path: string): string {
  const parts = path.split('.');
  return parts.slice(0, ROWS[parts[0] ?? ''] || parts[0] === 'claims' ? 3 : 1).join('.');
}
