import { csvTime } from '../../../platform/time/zones/rules.ts';

type Subscriber = {
  email: string;
  consentText: string;
  consentedAt: Date;
  confirmedAt: Date | null;
};

const consentedIn = (zone: string) => `Consented (${zone})`;
const confirmedIn = (zone: string) => `Confirmed (${zone})`;

/** Header row of the export. Times are in the firm's time zone, which the column names state. */
export const exportColumns = (zone: string): string[] => [
  'Email',
  consentedIn(zone),
  confirmedIn(zone),
  'Consent',
];

/** A subscriber as a row of the export, with the time and words of their consent. */
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
