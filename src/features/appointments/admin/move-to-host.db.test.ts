import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { MAREN } from '../../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../../scheduling/testing/parallel-hosts.ts';
import { undoChange } from '../undo/undo-change.ts';
import { moveAppointment } from './move-appointment.ts';

/** Two attorneys, who take all types, and the firm, which takes none of them online. */

let app: TestApp;
let staff: StaffClient;
let first: number;
let second: number;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  const hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  [first = 0, second = 0] = hosts;
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['appointments', 'timeOff', 'outboxEmails'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

const PATH = '/api/admin/appointments';
let clients = 0;
async function booked(time: string, attorney = 'host-0'): Promise<string> {
  clients += 1;
  const response = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({
      scheduledDate: tuesdayAt(time),
      email: `client${clients}@example.com`,
      attorney,
    }),
  );
  expect(response.status).toBe(201);
  return (await response.json()).id;
}
const move = (id: string, body: object) => staff.call('PUT', `${PATH}/${id}/time`, body);
const stateOf = (id: string) =>
  app.deps.db
    .selectFrom('appointments')
    .select(['hostNumber', 'scheduledDate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const hostOf = async (id: string) => (await stateOf(id)).hostNumber;

describe('an appointment', () => {
  it('is moved to another attorney at the same time; the client is notified, and the log says from whom to whom', async () => {
    const id = await booked('09:00');
    const moved = await move(id, { scheduledDate: tuesdayAt('09:00'), attorney: 'host-1' });
    expect(moved.status).toBe(200);
    expect(moved.body).not.toHaveProperty('hostNumber');
    expect(await hostOf(id)).toBe(second);
    const mails = await app.deps.db.selectFrom('outboxEmails').select('kind').execute();
    expect(mails.map(({ kind }) => kind)).toContain('booking_changed');
    const [entry] = await staff.auditLog(1);
    expect(entry).toMatchObject({
      action: 'appointment.move',
      before: { attorney: 'Host 0' },
      after: { attorney: 'Host 1' },
    });
    // The previous attorney is free again.
    await booked('09:00', 'host-0');
  });

  it('stays with its attorney if the move names none, and goes to the firm with null', async () => {
    const id = await booked('09:00', 'host-1');
    await move(id, { scheduledDate: tuesdayAt('10:00') });
    expect(await hostOf(id)).toBe(second);
    await move(id, { scheduledDate: tuesdayAt('10:00'), attorney: null });
    expect(await hostOf(id)).toBe(1);
  });

  it('cannot be moved to an attorney who is taken or off, and is offered that attorney’s free times', async () => {
    const id = await booked('09:00', 'host-0');
    await booked('09:00', 'host-1');
    const taken = await move(id, { scheduledDate: tuesdayAt('09:00'), attorney: 'host-1' });
    expect([taken.status, taken.body.reason]).toEqual([409, 'slot_taken']);
    const starts = taken.body.alternatives.map(({ start }: { start: string }) => start);
    expect(starts).not.toContain(new Date(tuesdayAt('09:00')).toISOString());
    await staff.call('POST', '/api/admin/time-off', {
      startsAt: tuesdayAt('10:00'),
      endsAt: tuesdayAt('12:00'),
      attorney: 'host-1',
    });
    const off = await move(id, { scheduledDate: tuesdayAt('10:30'), attorney: 'host-1' });
    expect([off.status, off.body.reason]).toEqual([409, 'slot_taken']);
    const own = await move(id, { scheduledDate: tuesdayAt('10:30') });
    expect(own.status).toBe(200);
    expect(await hostOf(id)).toBe(first);
  });

  it('cannot be moved to somebody who takes no consultations', async () => {
    const id = await booked('09:00');
    const refused = await move(id, { scheduledDate: tuesdayAt('09:00'), attorney: 'nobody' });
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['attorney']]);
  });
});

it('of many who are moved to the same time of one attorney at once, exactly one gets it', async () => {
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
  const ids = await Promise.all(times.map((time) => booked(time)));
  const moves = await Promise.all(
    ids.map((id) => move(id, { scheduledDate: tuesdayAt('14:00'), attorney: 'host-1' })),
  );
  expect(moves.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
  const hosts = await Promise.all(ids.map(hostOf));
  expect(hosts.filter((host) => host === second)).toHaveLength(1);
});

describe('undoing a move to another attorney', () => {
  const deps = () => ({ ...app.deps, user: MAREN });
  const moveAway = async (id: string) => {
    const undoId = randomUUID();
    await moveAppointment(deps(), {
      ...{ id, undoId, attorney: 'host-1', duration: undefined },
      scheduledDate: tuesdayAt('10:00'),
    } as never);
    return undoId;
  };

  it('restores time and attorney, and withdraws the mail', async () => {
    const id = await booked('09:00');
    const before = await stateOf(id);
    const undoId = await moveAway(id);
    expect(await hostOf(id)).toBe(second);
    expect(await undoChange(deps(), { id, undoId })).toMatchObject({ hostNumber: first });
    expect(await stateOf(id)).toEqual(before);
    const mail = await app.deps.db
      .selectFrom('outboxEmails')
      .select('state')
      .where('kind', '=', 'booking_changed')
      .executeTakeFirstOrThrow();
    expect(mail.state).toBe('skipped');
  });

  it('changes nothing if the attorney of before has been booked meanwhile', async () => {
    const id = await booked('09:00');
    const undoId = await moveAway(id);
    await booked('09:00', 'host-0');
    await expect(undoChange(deps(), { id, undoId })).rejects.toMatchObject({
      reason: 'slot_taken',
    });
    expect(await hostOf(id)).toBe(second);
  });

  it('keeps the attorney if a copy of the release before has stored the former state', async () => {
    const id = await booked('09:00');
    const undoId = await moveAway(id);
    await app.deps.db.updateTable('appointmentUndos').set({ hostNumber: null }).execute();
    expect(await undoChange(deps(), { id, undoId })).toMatchObject({ hostNumber: second });
  });
});

describe('a booking by staff', () => {
  const book = (body: object) =>
    staff.call('POST', PATH, {
      ...bookingBody({ scheduledDate: tuesdayAt('13:15') }),
      ...body,
    });

  it('is with the attorney or the firm that staff choose', async () => {
    const other = await book({ attorney: 'host-1' });
    const firm = await book({ attorney: null, email: 'b@example.com' });
    expect([other.status, firm.status]).toEqual([201, 201]);
    expect(await hostOf(other.body.id)).toBe(second);
    expect(await hostOf(firm.body.id)).toBe(1);
    const taken = await book({ attorney: 'host-1', email: 'c@example.com' });
    expect([taken.status, taken.body.reason]).toEqual([409, 'slot_taken']);
  });

  it('without a choice is with whoever has the fewest consultations that week', async () => {
    await booked('09:00', 'host-0');
    const anyone = await book({});
    expect(await hostOf(anyone.body.id)).toBe(second);
  });

  it('is refused for a type that nobody offers, unless staff say with whom', async () => {
    const hosts = await app.deps.db
      .selectFrom('consultationTypeHosts')
      .selectAll()
      .where('typeKey', '=', 'divorce')
      .execute();
    await app.deps.db
      .deleteFrom('consultationTypeHosts')
      .where('typeKey', '=', 'divorce')
      .execute();
    const nobody = await book({ consultationType: 'divorce' });
    const chosen = await book({ consultationType: 'divorce', attorney: 'host-0' });
    await app.deps.db.insertInto('consultationTypeHosts').values(hosts).execute();
    expect([nobody.status, Object.keys(nobody.body.fieldErrors)]).toEqual([400, ['attorney']]);
    expect(chosen.status).toBe(201);
  });
});
