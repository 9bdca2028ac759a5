/** Messages by the path of the field that they are about, such as `attorneys.0.name`. */
export type PathErrors = Readonly<Record<string, string>>;

/** The message of a field; one about a part of it (`languages.1`) is the field's own. */
export function errorAt(errors: PathErrors, path: string): string | undefined {
  if (path in errors) return errors[path];
  const part = Object.keys(errors).find((other) => other.startsWith(`${path}.`));
  return part && errors[part];
}

/** The first message of each field. */
export function firstOfEach(fieldErrors: Readonly<Record<string, readonly string[]>>): PathErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).flatMap(([path, [message]]) => (message ? [[path, message]] : [])),
  );
}

/** Element of the control of a field. */
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

/** How a field is called where it is not in sight: `Attorney 2: Name`. */
export function fieldName(path: string): string {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'claims') return `${CLAIM_NAMES[second]}: ${NAMES[third] ?? 'Claim'}`;
  const row = second !== '' && ROWS[first];
  return row ? `${row} ${Number(second) + 1}: ${NAMES[third] ?? third}` : (NAMES[first] ?? first);
}

/** The field that a message is shown at: languages are one field, however many there are. */
export function fieldOf(path: string): string {
  const parts = path.split('.');
  return parts.slice(0, ROWS[parts[0] ?? ''] || parts[0] === 'claims' ? 3 : 1).join('.');
}
