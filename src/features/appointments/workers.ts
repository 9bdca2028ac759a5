import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { remindClients } from './reminders/remind-clients.ts';

const EVERY_MINUTE = '* * * * *';

/** Starts the background job that reminds clients of their appointments. */
export async function startAppointmentWorkers(
  jobs: JobRunner,
  deps: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  await jobs.schedule('remind-clients', EVERY_MINUTE);
  await jobs.work('remind-clients', () => remindClients(deps));
}
