import type { Db } from '../../../db/client.ts';
import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import type { OfferOutcome, WaitEnd } from './rules.ts';
import { listOfferEvents, listWaitIds, listWaitRecords } from './timeline-queries.ts';

const OUTCOMES: Readonly<Record<OfferOutcome, string>> = {
  taken: 'Took the offered time',
  declined: 'Declined the offered time',
  lapsed: 'Did not answer the offer',
  unmailed: 'Offer ended: its mail was not accepted in time',
  withdrawn: 'Offer withdrawn',
};

/** The ends that no outcome of an offer tells. */
const ENDS: Readonly<Partial<Record<WaitEnd, string>>> = {
  left: 'Left the list for an earlier time',
  removed: 'Taken off the list for an earlier time',
  passed: 'No earlier time became free',
  appointment: 'The wait for an earlier time ended with the appointment',
  unanswered: 'Taken off the list for an earlier time: two offers were not answered',
};

type Event = { recordId: string; what: string; at: Date; title: string; moment?: Date };

/** Joining the list, offers, answers and the end. */
export const waitTimeline: TimelinePart = {
  kind: 'wait',
  listIds: listWaitIds,

  async identify(tx, ids) {
    const waits = await listWaitRecords(tx, ids);
    const events = Map.groupBy(await eventsOf(tx, ids), ({ recordId }) => recordId);
    return waits.map(({ id, firstName, lastName, email, phone, appointmentId }) => ({
      recordId: id,
      name: firstName === null ? null : `${firstName} ${lastName}`,
      email,
      phone,
      aboutId: appointmentId,
      events: (events.get(id) ?? []).map(({ what, at }) => ({ what, at })),
    }));
  },

  async describe(db, ids) {
    const events = await eventsOf(db, ids);
    return events.map(({ at: _, ...event }) => ({
      ...event,
      href: '/admin/appointments?view=waiting',
    }));
  },
};

async function eventsOf(db: Db, ids: readonly string[]): Promise<Event[]> {
  const [waits, offers] = [await listWaitRecords(db, ids), await listOfferEvents(db, ids)];
  return [
    ...waits.flatMap(({ id: recordId, createdAt, endedAt, endedBecause }) => {
      const title = endedBecause && ENDS[endedBecause];
      return [
        { recordId, what: '', at: createdAt, title: 'Waits for an earlier time' },
        ...(endedAt && title ? [{ recordId, what: 'end', at: endedAt, title }] : []),
      ];
    }),
    ...offers.flatMap(({ id, waitId: recordId, scheduledDate, offeredAt, endedAt, outcome }) => {
      const offer = { recordId, moment: scheduledDate };
      return [
        { ...offer, what: `offer ${id}`, at: offeredAt, title: 'Was offered an earlier time' },
        ...(endedAt && outcome
          ? [{ ...offer, what: `answer ${id}`, at: endedAt, title: OUTCOMES[outcome] }]
          : []),
      ];
    }),
  ];
}
