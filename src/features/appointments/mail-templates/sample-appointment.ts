import { inWords, type TradeWords } from '../../jurisdictions/words-rules.ts';
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

type Case = { appointment?: Meeting; movedFrom?: Date; hostBefore?: string };

/** The facts, other than the usual ones, for which a mail has a given text: see `MailTextPart.when`. */
const casesWith = (hostName: string): Readonly<Record<string, Case>> => ({
  openingBring: { appointment: { bringText: 'Your sample papers.' } },
  openingRemote: { appointment: { place: 'phone' } },
  openingBoth: {
    appointment: { hostName },
    hostBefore: 'Sample Colleague',
    movedFrom: new Date('2030-03-11T17:00:00Z'),
  },
  openingHost: { appointment: { hostName }, hostBefore: 'Sample Colleague' },
  subjectHost: { appointment: { hostName }, hostBefore: 'Sample Colleague' },
});

/** The sample appointment, with facts that show the text `part` of a mail about it. */
export function sampleFor(part: string | undefined, words: TradeWords) {
  const cases = casesWith(inWords('Sample Attorney', words));
  const own = part !== undefined && Object.hasOwn(cases, part) ? cases[part] : undefined;
  const { appointment, ...change } = own ?? {};
  return { appointment: { ...SAMPLE_APPOINTMENT, ...appointment }, ...change };
}
