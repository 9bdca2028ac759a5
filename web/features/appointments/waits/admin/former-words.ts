import type { StaffWait } from '../../../../../src/features/waits/schema.ts';

const OUTCOMES: Readonly<Record<StaffWait['former'][number]['outcome'], string>> = {
  taken: 'taken',
  declined: 'declined',
  lapsed: 'not answered',
  unmailed: 'mail not accepted in time',
  withdrawn: 'withdrawn',
};

/** What was offered before: `Before: Tue, Mar 11 at 9:00 AM (declined)`. */
export const formerInWords = (
  former: StaffWait['former'],
  when: (instant: string) => string,
): string =>
  `Before: ${former.map(({ scheduledDate, outcome }) => `${when(scheduledDate)} (${OUTCOMES[outcome]})`).join(', ')}`;
