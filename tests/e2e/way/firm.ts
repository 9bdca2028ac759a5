import { expect } from 'vitest';
import { approveAgreement } from '../../../src/features/agreements/approve-agreement.ts';
import { prepareAgreement } from '../../../src/features/agreements/prepare-agreement.ts';
import { sendAgreement } from '../../../src/features/agreements/send-agreement.ts';
import {
  decide,
  staffDeps,
  termsFor,
} from '../../../src/features/agreements/testing/agreement-steps.ts';
import { findCheck } from '../../../src/features/conflicts/check-queries.ts';
import { decideConflict } from '../../../src/features/conflicts/decide-conflict.ts';
import { isQueued } from '../../../src/features/conflicts/queue-queries.ts';
import { offerTimes } from '../../../src/features/waits/offer-times.ts';
import { tuesdayAt } from '../../../src/testing/booking-requests.ts';
import { staffClient } from '../../../src/testing/staff-client.ts';
import type { TestApp } from '../../../src/testing/test-app.ts';

// What the firm does between the steps of the client.

/** Closes the two times of Tuesday that others have not blocked. Returns what opens the first of them. */
export async function fillTuesday({ deps }: TestApp): Promise<() => Promise<void>> {
  const { db } = deps;
  const gap = (from: string, to: string) => ({
    ...{ startsAt: new Date(tuesdayAt(from)), endsAt: new Date(tuesdayAt(to)) },
    ...{ reason: 'Court', createdBy: 'maren' },
  });
  const [{ id }] = (await db
    .insertInto('timeOff')
    .values([gap('09:00', '09:30'), gap('10:00', '10:30')])
    .returning('id')
    .execute()) as [{ id: string }];
  return async () => {
    await db.deleteFrom('timeOff').where('id', '=', id).execute();
    await offerTimes({ ...deps, canMail: async () => true });
  };
}

export async function askForPassport(app: TestApp, personId: string) {
  const staff = await staffClient(app);
  await staff.call('PUT', `/api/admin/people/${personId}/document-request`, {
    ...{ items: [{ label: 'Passport' }], message: null },
  });
}

/** Staff clear the appointment, and the names of both sides once they have been compared. */
export async function clear(app: TestApp, appointmentId: string) {
  const { db } = app.deps;
  await decide(app, appointmentId, 'cleared');
  const { id } = await db
    .selectFrom('questionRequests')
    .select('id')
    .where('appointmentId', '=', appointmentId)
    .executeTakeFirstOrThrow();
  await expect.poll(() => isQueued(db, 'questions', id)).toBe(false);
  const check = await findCheck(db, { kind: 'questions', id });
  await decideConflict(staffDeps(app), {
    ...{ kind: 'questions', id, state: 'cleared', note: null, version: check?.version ?? 0 },
  });
}

export async function prepareAndSend(
  app: TestApp,
  { personId, templateId, email }: { personId: string; templateId: string; email: string },
) {
  const attorneys = await app.deps.db.selectFrom('attorneys').select('name').execute();
  const terms = termsFor({ attorney: attorneys[0]?.name ?? '', clientEmail: email });
  const { id } = await prepareAgreement(staffDeps(app), { personId, templateId, ...terms });
  await approveAgreement(staffDeps(app), id);
  await sendAgreement(staffDeps(app), id);
}
