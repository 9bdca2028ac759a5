import type { JobRunner } from '../../platform/background/queue.ts';
import { checkPayments } from './paid/check-payments.ts';
import { remindClients } from './reminders/remind-clients.ts';

const EVERY_MINUTE = '* * * * *';

/** Starts the background jobs that remind clients of their appointments, and ask about payments for them. */
export async function startAppointmentWorkers(
  jobs: JobRunner,
  deps: Parameters<typeof checkPayments>[0],
): Promise<void> {
  await jobs.schedule('remind-clients', EVERY_MINUTE);
  await jobs.work('remind-clients', () => remindClients(deps));
  await jobs.schedule('check-payments', EVERY_MINUTE);
  await jobs.work('check-payments', () => checkPayments(deps));
}
