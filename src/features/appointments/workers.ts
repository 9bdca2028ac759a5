import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { tidyHolds } from './held/tidy-holds.ts';
import { remindClients } from './reminders/remind-clients.ts';

const EVERY_MINUTE = '* * * * *';

/** Starts the background jobs that remind clients of their appointments and clean up expired holds. */
export async function startAppointmentWorkers(
  jobs: JobRunner,
  deps: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  await jobs.schedule('remind-clients', EVERY_MINUTE);
  await jobs.work('remind-clients', () => remindClients(deps));
  await jobs.schedule('tidy-holds', EVERY_MINUTE);
  await jobs.work('tidy-holds', () => tidyHolds(deps));
}
