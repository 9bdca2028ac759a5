import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { Schedule } from '../availability/schema.ts';
import { listAlternatives } from './availability.ts';
import type { Visit } from './visit.ts';

/**
 * The error for a time that is not free, with the three nearest free starts; `isFreeAgain` if the wanted one is among
 * them by now.
 */
export async function slotTaken(
  deps: Pick<Context, 'db' | 'now'>,
  message: string,
  wanted: {
    wanted: Date;
    zone: string;
    schedule: Schedule;
    visit: Visit;
    excludeAppointmentId?: string | undefined;
  },
): Promise<{ error: DomainError; isFreeAgain: boolean }> {
  const alternatives = await listAlternatives(deps, wanted);
  const iso = wanted.wanted.toISOString();
  return {
    error: new DomainError('conflict', 'slot_taken', message, { alternatives }),
    isFreeAgain: alternatives.some(({ start }) => start === iso),
  };
}
