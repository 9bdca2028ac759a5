import { randomUUID } from 'node:crypto';
import * as validation from '../../../../messages/en/validation.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getBookingTerms } from '../queries.ts';
import { parseScheduledDate } from '../slots/slots.ts';
import { addTimeOff } from './change-time-off.ts';
import { describeSeries } from './describe-series.ts';
import { asBlock } from './queries.ts';
import { requireBlockedHost } from './require-blocked-host.ts';
import { requireSeries } from './require-series.ts';
import type { BlockSeriesInput, BlockTimeInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: StaffUser };

/** Blocks a time of the firm or of one attorney. Throws `invalid_input`. */
export async function blockTime(deps: Deps, { reason, ...input }: BlockTimeInput) {
  const { zone } = await getBookingTerms(deps.db);
  const span = requireSpan(input, { zone, now: deps.now() });
  const hostNumber = await requireBlockedHost(deps, input);
  const { added, appointments } = await addTimeOff(
    deps,
    { hostNumber, seriesId: null, blocks: [{ ...span, reason }] },
    ([block]) => ({ action: 'time-off.create', entityId: block.id, state: asBlock(block) }),
  );
  return { ...asBlock(added[0]), appointments };
}

/** Blocks a recurring time, as one row for each day with a common `seriesId`. Throws `invalid_input`. */
export async function blockSeries(deps: Deps, input: BlockSeriesInput) {
  const { zone } = await getBookingTerms(deps.db);
  const spans = requireSeries(input, { zone, now: deps.now() });
  const hostNumber = await requireBlockedHost(deps, input);
  const seriesId = randomUUID();
  const { added, appointments } = await addTimeOff(
    deps,
    { hostNumber, seriesId, blocks: spans.map((span) => ({ ...span, reason: input.reason })) },
    (blocks) => ({
      action: 'time-off.series-create',
      entityId: seriesId,
      state: describeSeries(blocks),
    }),
  );
  return { seriesId, count: added.length, appointments };
}

/** The instants of a time to block. Throws `invalid_input`. */
export function requireSpan(
  input: Pick<BlockTimeInput, 'startsAt' | 'endsAt'>,
  { zone, now }: { zone: string; now: Date },
) {
  const startsAt = requireInstant('startsAt', input.startsAt, zone);
  const endsAt = requireInstant('endsAt', input.endsAt, zone);
  if (endsAt <= startsAt) throw invalidField('endsAt', 'Must be after the start');
  if (endsAt <= now) throw invalidField('endsAt', validation.timePassed);
  return { startsAt, endsAt };
}

function requireInstant(field: 'startsAt' | 'endsAt', text: string, zone: string): Date {
  const instant = parseScheduledDate(text, zone);
  if (instant) return instant;
  throw invalidField(field, validation.dateAndTime);
}
