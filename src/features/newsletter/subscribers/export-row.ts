import { csvTime } from '../../../platform/time/csv-time.ts';

type Subscriber = {
  email: string;
  consentText: string;
  consentedAt: Date;
  confirmedAt: Date | null;
};

const consentedIn = (zone: string) => `Consented (${zone})`;
const confirmedIn = (zone: string) => `Confirmed (${zone})`;

/** The header of the exported table; times are in the firm's zone, which their columns name. */
export const exportColumns = (zone: string): string[] => [
  'Email',
  consentedIn(zone),
  confirmedIn(zone),
  'Consent',
];

/** A subscriber with the time and the words of their consent, as the exported table has it. */
export function exportRow(
  { email, consentText, consentedAt, confirmedAt }: Subscriber,
  zone: string,
): Record<string, string | null> {
  return {
    Email: email,
    [consentedIn(zone)]: csvTime(consentedAt, zone),
    [confirmedIn(zone)]: confirmedAt && csvTime(confirmedAt, zone),
    Consent: consentText,
  };
}
