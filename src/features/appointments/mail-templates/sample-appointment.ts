import type { Meeting } from '../meeting.ts';

/** Invented facts for sample mails about appointments. */
export const SAMPLE_APPOINTMENT = {
  id: 'sample',
  firstName: 'Sample',
  lastName: 'Client',
  email: 'client@example.com',
  phone: '(800) 555-0100',
  typeLabel: 'Initial Consultation (30 min)',
  practiceAreaLabel: 'Other',
  notes: '',
  scheduledDate: new Date('2030-03-12T17:00:00Z'),
  duration: 30,
  version: 1,
  contactPreferences: null,
};

export const SAMPLE_STAMP = new Date('2030-03-01T17:00:00Z');

const ATTORNEY = 'Sample Attorney';

/** The facts, other than the usual ones, for which a mail has a given text: see `MailTextPart.when`. */
const CASES: Readonly<
  Record<string, { appointment?: Meeting; movedFrom?: Date; hostBefore?: string }>
> = {
  openingBring: { appointment: { bringText: 'Your sample papers.' } },
  openingRemote: { appointment: { place: 'phone' } },
  openingBoth: {
    appointment: { hostName: ATTORNEY },
    hostBefore: 'Sample Colleague',
    movedFrom: new Date('2030-03-11T17:00:00Z'),
  },
  openingHost: { appointment: { hostName: ATTORNEY }, hostBefore: 'Sample Colleague' },
  subjectHost: { appointment: { hostName: ATTORNEY }, hostBefore: 'Sample Colleague' },
};

/** The sample appointment, with facts that show the text `part` of a mail about it. */
export function sampleFor(part: string | undefined) {
  const { appointment, ...change } = (part !== undefined && ownCase(part)) || {};
  return { appointment: { ...SAMPLE_APPOINTMENT, ...appointment }, ...change };
}

const ownCase = (part: string) => (Object.hasOwn(CASES, part) ? CASES[part] : undefined);
