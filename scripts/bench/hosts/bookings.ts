import { clientOf, NOTES, post, SENDER, type VisitorWrite } from '../writes/visitor-writes.ts';

/** Number of start times, each of which is booked once with every host. */
const STARTS = 300;

/** Bookings with any host, so that the server chooses the host. The baseline's rows name one. */
export function bookingsOf(starts: readonly string[], hosts: number): VisitorWrite {
  const wanted = starts.slice(0, STARTS);
  return {
    name: `POST /api/appointments, ${hosts} hosts`,
    table: 'appointments',
    count: wanted.length * hosts,
    call: (index) =>
      post(index, '/api/appointments', {
        ...clientOf(index),
        consultationType: 'initial',
        practiceArea: 'family-law',
        notes: NOTES,
        scheduledDate: wanted[index % wanted.length],
      }),
    script: `
      insert into rival.appointments (id, first_name, last_name, email, phone, consultation_type, host_number,
        scheduled_date, duration, ends_at, notes, practice_area, idempotency_key, request_hash)
      select gen_random_uuid()::text, 'Dana', 'Whitfield', place || '${SENDER.email}', '${SENDER.phone}', 'initial',
        2 + place % ${hosts}, slot, 30, slot + interval '30 minutes', '${NOTES}', 'family-law',
        gen_random_uuid()::text, 'Wm5GZ0VtY3VXb1dYd0p4b0Z6c1J2d0h4d0p4b0Z6c1I'
      from (select nextval('rival.slots') as place) as next,
        lateral (select timestamptz '2031-03-11' + place / ${hosts} * interval '30 minutes' as slot) as free
      on conflict do nothing returning id;`,
  };
}
