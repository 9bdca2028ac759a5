import { skipToken } from '@tanstack/react-query';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import { language, m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { useWords } from '../../lib/use-words.ts';
import { SHORT_STALE_TIME } from '../scheduling/slots/month-slots.ts';
import type { BookingChoice } from './booking-choice.ts';
import { visitOf } from './booking-times.ts';

/** The query for the attorneys of whom “Anyone” gets one; undefined if there is nobody to choose, or no time. */
export const whoIsFreeInput = (
  choice: BookingChoice | undefined,
  start: string | null | undefined,
  area: PracticeArea | undefined,
) =>
  choice?.type && choice.type.attorneys.length > 0 && !choice.attorney && start
    ? { ...visitOf({ ...choice, type: choice.type }, area), start }
    : undefined;

/** Whom the client will meet, in words: the chosen attorney, those who are free then, or “Anyone”. */
export function useAttorneyWords(
  choice: BookingChoice | undefined,
  start: string | null,
  area: PracticeArea | undefined,
): string | undefined {
  const { data: free = [] } = trpc.appointments.whoIsFree.useQuery(
    whoIsFreeInput(choice, start, area) ?? skipToken,
    SHORT_STALE_TIME,
  );
  const { attorneys } = useWords();
  if (choice?.attorney) return choice.attorney.name;
  if (free.length > MAX_NAMED) return m.booking.severalFree({ count: `${free.length}`, attorneys });
  if (free.length > 0) return orList(free);
  return choice && choice.attorneys.length > 0 ? m.booking.anyone : undefined;
}

const MAX_NAMED = 3;
const orList = (names: readonly string[]) =>
  new Intl.ListFormat(language(), { type: 'disjunction' }).format(names);
