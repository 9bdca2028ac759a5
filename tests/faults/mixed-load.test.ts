import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { median } from '../../scripts/bench/benchmark.ts';
import { staffTokenOf } from '../../src/testing/people.ts';
import { type BusySite, openBusySite } from './mixed-load/busy-site.ts';
import { type LoadClient, loadClient } from './mixed-load/load-client.ts';
import { workOnce } from './mixed-load/staff-member.ts';
import { visitOnce } from './mixed-load/visitor.ts';
import type { MemorySample } from './report-memory.ts';

const MINUTES = inject('atLength') ? Number(process.env.MIXED_LOAD_MINUTES ?? 30) : 0;
/** The short form runs this many rounds instead of a duration, so that no test depends on the clock. */
const ROUNDS = 6;
const VISITORS = 4;
/**
 * Pause between two visits, in milliseconds. Each visit causes four mails: creating them faster than they are sent
 * would delay the end.
 */
const REST_MS = MINUTES > 0 ? 4_000 : 100;
const DRAINED_WITHIN_MS = 300_000;
const POLL_OPTIONS = { timeout: 60_000, interval: 100 };
/**
 * How often memory is sampled: each sample needs a garbage collection, which blocks requests for a tenth of a second.
 */
const MEMORY_EVERY_MS = 10_000;
const MAX_GROWTH = 0.05;
/** Share of the whole run (0 to 1). */
const WARM_UP = 1 / 6;
/** Log messages of a server on a machine that is much too slow; tolerated in the short form. */
const OVERLOADED = /"msg":"(call failed|no longer listening|mails cannot be sent)/;

let site: BusySite;
let client: LoadClient;
beforeAll(async () => {
  site = await openBusySite({ memoryEveryMs: MEMORY_EVERY_MS });
  client = loadClient(site.url, { asksAgain: MINUTES === 0 });
}, 120_000);
afterAll(() => site.dispose());

/** Sets up outgoing mail and feeds. Returns the ids of the feed sources. */
async function setUp(): Promise<string[]> {
  const token = await staffTokenOf(site.url);
  const { host, port } = site.smtp;
  const config = JSON.stringify({ host, port, from: 'mail@firm.example' });
  await client.ask('POST', '/api/admin/email-settings', {
    token,
    body: { provider: 'smtp', isActive: true, config },
    may: [201],
  });
  const ids: string[] = [];
  for (const name of ['feed', 'broken']) {
    const { body } = await client.ask('POST', '/api/admin/blog-sources', {
      token,
      body: { name, type: 'rss', url: `${site.feeds.url}/${name}.xml` },
      may: [201],
    });
    ids.push(body.id);
  }
  return ids;
}

async function load(sourceIds: string[]): Promise<{ began: number; ended: number }> {
  // Without concurrency, so that the first request for each page does not find all other clients waiting.
  await visitOnce(client, 0);
  await workOnce(client, { url: site.url, sourceIds, place: 0 });
  const began = Date.now();
  const goesOn = (round: number) =>
    MINUTES > 0 ? Date.now() - began < MINUTES * 60_000 : round < ROUNDS;
  const visitor = async (_: unknown, of: number) => {
    for (let round = 1; goesOn(round); round += 1) {
      await client.attempt(visitOnce(client, round * VISITORS + of));
      await rest(REST_MS);
    }
  };
  const staff = async () => {
    for (let place = 1; goesOn(place * 4); place += 1) {
      await client.attempt(workOnce(client, { url: site.url, sourceIds, place }));
      await rest(REST_MS);
    }
  };
  await Promise.all([staff(), ...Array.from({ length: VISITORS }, visitor)]);
  return { began, ended: Date.now() };
}

/** Bytes in use around a time: the median of many samples, because a single one may include pending requests. */
function bytesBefore(samples: readonly MemorySample[], end: number, windowMs: number): number {
  return median(
    samples.filter(({ at }) => at > end - windowMs && at <= end).map(({ inUse }) => inUse),
  );
}

/** Prints the figures of a full run, and returns the growth of memory since the end of the warm-up. */
async function growthOf({ began, ended }: { began: number; ended: number }): Promise<number> {
  const samples = await site.memory();
  const windowMs = (ended - began) / 12;
  const at = (part: number) => bytesBefore(samples, began + (ended - began) * part, windowMs);
  const growth = at(1) / at(WARM_UP) - 1;
  const parts = [WARM_UP, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1];
  const rssAt = (part: number) =>
    samples.findLast((sample) => sample.at <= began + (ended - began) * part)?.rss ?? 0;
  tell({
    minutes: MINUTES,
    answered: Object.fromEntries([...client.answered].sort()),
    inUseMb: parts.map((part) => megabytes(at(part))),
    rssMb: parts.map((part) => megabytes(rssAt(part))),
    growth,
  });
  return growth;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;
const tell = (figures: object) => process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);

it(
  'handles concurrent visitors and staff, sends each mail once, and does not grow in memory',
  async () => {
    const sourceIds = await setUp();
    const times = await load(sourceIds);
    const growth = MINUTES > 0 ? await growthOf(times) : 0;
    expect(client.unexpected).toEqual([]);
    const complaints = await site.complaints();
    expect(complaints.filter((line) => MINUTES > 0 || !OVERLOADED.test(line))).toEqual([]);

    const { db, smtp } = site;
    const inState = (...states: string[]) =>
      db.selectFrom('outboxEmails').select('kind').where('state', 'in', states).execute();
    const unsent = () => inState('queued', 'failed', 'needs_attention');
    await expect.poll(unsent, { timeout: DRAINED_WITHIN_MS, interval: 500 }).toEqual([]);
    // Mails about an appointment that staff have cancelled in the meantime are not sent. The notice about the new mail
    // server went through the former one.
    const sent = await inState('sent');
    const written = sent.filter(({ kind }) => kind !== 'mail_server_changed');
    expect(smtp.mails).toHaveLength(written.length);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(written.length);
    // Both feeds are on one host, which gets one request at a time.
    const asked = () => [...new Set(site.feeds.requests.map(({ path }) => path))].sort();
    await expect.poll(asked, POLL_OPTIONS).toEqual(['/broken.xml', '/feed.xml']);
    expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
  },
  (MINUTES + 10) * 60_000,
);
