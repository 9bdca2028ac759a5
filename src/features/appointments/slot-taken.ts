import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listAlternatives, type SlotQuery } from './availability.ts';

/** The error for a time that is not free, with the three nearest free starts. */
export async function slotTaken(
  deps: Pick<Context, 'db' | 'now'>,
  message: string,
  wanted: { wanted: Date; zone: string } & SlotQuery,
): Promise<DomainError> {
  const alternatives = await listAlternatives(deps, wanted);
  return new DomainError('conflict', 'slot_taken', message, { alternatives });
}
