import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addMinutes } from '../../src/platform/time/date-math.ts';
import { localDateOf } from '../../src/platform/time/zones/rules.ts';
import { bookingBody, listFreeStarts } from '../../src/testing/booking-requests.ts';
import { changeAtOnce } from './hosts-at-once/change-at-once.ts';
import { findOverlaps, listHeldTimes } from './hosts-at-once/held-times.ts';
import {
  HOSTS,
  LIMIT_PER_DAY,
  startTwoCopies,
  type TwoCopies,
} from './hosts-at-once/two-copies.ts';

/** Many clients request the same start times of many hosts from two instances of the product at the same time. */

const isFull = inject('atLength');
const [STARTS, RACERS] = isFull ? [50, 200] : [4, 60];
const CHANGES = isFull ? 4_000 : 300;
/** Days that the second test uses, long after those of the first. */
const MIXED_DAYS = 4;
const STARTS_PER_DAY = 13;
const ZONE = 'America/Los_Angeles';
const TIME_LIMIT_MS = 600_000;

let site: TwoCopies;
let starts: string[];
beforeAll(async () => {
  site = await startTwoCopies();
  starts = await listFreeStarts(site.url, STARTS + (MIXED_DAYS + 1) * STARTS_PER_DAY);
}, TIME_LIMIT_MS);
afterAll(() => site.dispose());

/** Occupies the start time of the first `count` hosts: by leave for every other one, by an appointment for the rest. */
async function occupy(start: string, count: number): Promise<void> {
  const startsAt = new Date(start);
  const endsAt = addMinutes(startsAt, 30);
  for (const [place, hostNumber] of site.all.slice(0, count).entries()) {
    if (place % 2 === 0) {
      const leave = { startsAt, endsAt, hostNumber, createdBy: 'admin' };
      await site.database.db.insertInto('timeOff').values(leave).execute();
    } else {
      await site.database.db
        .insertInto('appointments')
        .values({
          firstName: 'Ana',
          lastName: 'Ruiz',
          email: 'ana@example.com',
          consultationType: 'initial',
          practiceArea: 'other',
          scheduledDate: startsAt,
          duration: 30,
          endsAt,
          hostNumber,
        })
        .execute();
    }
  }
}

/** Each client requests the start time with any host. Returns the ids of the winners' appointments. */
async function race(start: string): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: RACERS }, () =>
      site.book(
        bookingBody({
          consultationType: 'initial',
          scheduledDate: start,
          email: `${randomUUID()}@example.com`,
        }),
      ),
    ),
  );
  for (const { status, body } of answers) {
    expect([201, 409]).toContain(status);
    if (status === 409) expect(body.reason).toBe('slot_taken');
  }
  return answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
}

it(
  'gives each start to as many as there are free hosts',
  async () => {
    for (const [place, start] of starts.slice(0, STARTS).entries()) {
      const taken = (place * 3) % (HOSTS + 1);
      await occupy(start, taken);
      expect(await race(start)).toHaveLength(Math.min(RACERS, HOSTS - taken));
    }
    const held = await listHeldTimes(site.database.db);
    expect(findOverlaps(held)).toEqual([]);
    if (isFull) expect(site.answers.overloaded).toBe(0);
    // Only bookings: a move may deadlock with one, and is retried (docs/decisions/booking-writes.md).
    expect(await site.deadlocks()).toBe(0);
  },
  TIME_LIMIT_MS,
);

it(
  'keeps buffers, limits and time off while staff move, cancel and block at the same time',
  async () => {
    const free = starts.slice(-MIXED_DAYS * STARTS_PER_DAY);
    const { booked, moved, blocks, statuses } = await changeAtOnce(site, {
      starts: free,
      changes: CHANGES,
    });
    expect([...statuses].filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    const held = await listHeldTimes(site.database.db);
    expect(findOverlaps(held)).toEqual([]);
    expect(booked.size).toBeGreaterThan(CHANGES / 10);
    expect(moved.size).toBeGreaterThan(0);

    // Excludes appointments that staff created or moved, because staff may exceed the limits.
    const byHostDay = new Map<string, number>();
    for (const { id, host, startMs, isByClient } of held) {
      if (!isByClient || moved.has(id) || !site.limited.includes(host)) continue;
      const key = `${host} ${localDateOf(new Date(startMs), ZONE)}`;
      byHostDay.set(key, (byHostDay.get(key) ?? 0) + 1);
    }
    expect(byHostDay.size).toBeGreaterThan(0);
    const most = Math.max(...byHostDay.values());
    expect(most).toBeLessThanOrEqual(LIMIT_PER_DAY);
    // The few changes of the short form may not reach any limit.
    if (isFull) expect(most).toBe(LIMIT_PER_DAY);

    // No appointment booked after a time was blocked overlaps that time.
    const inBlock = held.filter(({ id, host, fromMs, toMs }) =>
      blocks.some(
        (block) =>
          (block.host ?? host) === host &&
          block.fromMs < toMs &&
          fromMs < block.toMs &&
          (moved.get(id) ?? booked.get(id) ?? 0) > block.sinceMs,
      ),
    );
    expect(inBlock).toEqual([]);
    expect(blocks.length).toBeGreaterThan(0);
    if (isFull) expect(site.answers.overloaded).toBe(0);
  },
  TIME_LIMIT_MS,
);
