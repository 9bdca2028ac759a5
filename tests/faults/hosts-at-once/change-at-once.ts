import { randomInt, randomUUID } from 'node:crypto';
import {
  blockAppointmentWrites,
  insertTimeOff,
} from '../../../src/features/scheduling/time-off/queries.ts';
import { addMinutes } from '../../../src/platform/time/date-math.ts';
import { bookingBody } from '../../../src/testing/booking-requests.ts';
import { MIXED_TYPES, type TwoCopies } from './two-copies.ts';

/** How many clients and staff act concurrently. */
const AT_ONCE = 30;
const BLOCK_MINUTES = 15;
/** Limits blocked times, so that they do not fill the days. */
const MAX_BLOCKS = 40;

/** Time off of one host or (`host` is null) of the firm; it was stored at `sinceMs`. */
type Block = { host: number | null; fromMs: number; toMs: number; sinceMs: number };

/** The recorded changes; times are those of `performance.now()` when a request was sent. */
type Changes = {
  booked: Map<string, number>;
  moved: Map<string, number>;
  blocks: Block[];
  statuses: Set<number>;
};

type Action = () => Promise<void>;

/** Clients book with any host or with an attorney, and staff move, cancel and block, all concurrently. */
export async function changeAtOnce(
  site: TwoCopies,
  { starts, changes }: { starts: readonly string[]; changes: number },
): Promise<Changes> {
  const done: Changes = {
    booked: new Map(),
    moved: new Map(),
    blocks: [],
    statuses: new Set(),
  };
  /** Appointments that no request is changing at the moment. */
  const open: string[] = [];
  /** The start time of each appointment. */
  const startMsOf = new Map<string, number>();
  const types = Object.keys(MIXED_TYPES);
  const anyOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;
  const anyTime = () => addMinutes(new Date(anyOf(starts)), 15 * randomInt(4));
  const takeOpen = () => open.splice(randomInt(open.length), 1)[0] as string;
  const noted = async (asked: ReturnType<TwoCopies['book']>) => {
    const answer = await asked;
    done.statuses.add(answer.status);
    return answer;
  };

  async function book(): Promise<void> {
    const sentMs = performance.now();
    const host = randomInt(4) === 0 ? { attorney: `host-${randomInt(site.all.length)}` } : {};
    const scheduledDate = anyOf(starts);
    const body = bookingBody({
      consultationType: anyOf(types),
      scheduledDate,
      email: `${randomUUID()}@example.com`,
      ...host,
    });
    const { status, body: answer } = await site.book(body);
    // Not every attorney offers every type.
    if (status === 400 && answer.fieldErrors.attorney) return;
    done.statuses.add(status);
    if (status !== 201) return;
    done.booked.set(answer.id, sentMs);
    startMsOf.set(answer.id, Date.parse(scheduledDate));
    open.push(answer.id);
  }

  async function move(): Promise<void> {
    const id = takeOpen();
    const sentMs = performance.now();
    const scheduledDate = anyTime();
    const { status } = await noted(site.staff('PUT', `appointments/${id}/time`, { scheduledDate }));
    // An appointment that already has this time keeps it, even if the time has been blocked since.
    if (status === 200 && +scheduledDate !== startMsOf.get(id)) {
      done.moved.set(id, sentMs);
      startMsOf.set(id, +scheduledDate);
    }
    open.push(id);
  }

  async function cancel(): Promise<void> {
    await noted(site.staff('PUT', `appointments/${takeOpen()}`, { status: 'cancelled' }));
  }

  async function block(): Promise<void> {
    const startsAt = anyTime();
    const endsAt = addMinutes(startsAt, BLOCK_MINUTES);
    const host = randomInt(2) === 0 ? anyOf(site.all) : null;
    if (host === null) {
      const span = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      await noted(site.staff('POST', 'time-off', { ...span, reason: null }));
    } else {
      await site.database.db.transaction().execute(async (tx) => {
        await blockAppointmentWrites(tx);
        const span = { startsAt, endsAt, hostNumber: host, reason: null, seriesId: null };
        const added = { ...span, createdBy: 'admin', createdAt: new Date() };
        await insertTimeOff(tx, [added]).execute();
      });
    }
    done.blocks.push({
      host,
      fromMs: +startsAt,
      toMs: +endsAt,
      sinceMs: performance.now(),
    });
  }

  function nextAction(): Action {
    const choice = randomInt(100);
    if (choice < 8 && done.blocks.length < MAX_BLOCKS) return block;
    if (open.length === 0 || choice < 60) return book;
    return choice < 85 ? move : cancel;
  }
  let left = changes;
  const work = async () => {
    for (; left > 0; left -= 1) await nextAction()();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}
