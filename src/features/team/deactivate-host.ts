import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { changeStatus } from '../appointments/admin/change-status.ts';
import { stopHost } from '../scheduling/hosts/edit-hosts.ts';
import { blockAppointmentWrites } from '../scheduling/time-off/queries.ts';
import { handOver } from './hand-over.ts';
import { listBooked } from './queries.ts';
import type { DeactivateHostInput, HandedOver } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'inTurn'> & { user: User };
type Result = Pick<HandedOver, 'outcome' | 'host' | 'reason'>;

const MAX_BOOKED = 1_000;

/**
 * Deactivates a host, and then keeps, moves or cancels their future appointments one by one. Returns the outcome for
 * each: an appointment that nobody else can take stays with the host. May be called again for an inactive host. Throws
 * `host_not_found` or `edited_meanwhile`.
 */
export async function deactivateHost(
  deps: Deps,
  { number, updatedAt, booked }: DeactivateHostInput,
): Promise<HandedOver[]> {
  await deps.db.transaction().execute(async (tx) => {
    // Waits for bookings in progress; later ones see that the host is inactive. So no booking is missed.
    await blockAppointmentWrites(tx);
    await stopHost(tx, deps.user, { number, updatedAt });
  });
  const appointments = await listBooked(deps.db, {
    host: number,
    now: deps.now(),
    limit: MAX_BOOKED,
  });
  const results: HandedOver[] = [];
  // Sequentially, because each choice of a host depends on the appointments that were moved before.
  for (const { count: _, ...appointment } of appointments) {
    const { id } = appointment;
    results.push({ ...appointment, ...(await CHOICES[booked](deps, { id, from: number })) });
  }
  return results;
}

const CHOICES: Record<
  DeactivateHostInput['booked'],
  (deps: Deps, appointment: { id: string; from: number }) => Result | Promise<Result>
> = {
  keep: () => ({ outcome: 'kept', host: null, reason: null }),
  move: handOver,
  cancel: async (deps, { id }) => {
    try {
      await changeStatus(deps, { id, status: 'cancelled' });
      return { outcome: 'cancelled', host: null, reason: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { outcome: 'changed meanwhile', host: null, reason: null };
    }
  },
};
