import type { z } from 'zod';
import type { bookedListSchema } from '../../../../src/features/scheduling/time-off/schema.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { BookedList } from './booked-list.tsx';

const bookedThen = (count: number) =>
  count === 1
    ? 'One appointment is already booked then'
    : `${count} appointments are already booked then`;

/** Asks before time off is added in which appointments are booked; true if none is. */
export function useBookedQuestion(action: string, titleOf = bookedThen) {
  const confirm = useConfirm();
  return async (booked: z.output<typeof bookedListSchema>): Promise<boolean> =>
    booked.count === 0 ||
    confirm({
      title: titleOf(booked.count),
      text: <BookedList booked={booked} />,
      action,
      tone: 'primary',
    });
}
