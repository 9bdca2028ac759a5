import { invalidField } from '../../../platform/errors/errors.ts';
import { seriesDates, seriesSpans } from './rules.ts';
import { type BlockSeriesInput, MAX_BLOCKS } from './schema.ts';

/** The instants of the blocks of a series, without past ones. Throws `invalid_input`. */
export function requireSeries(
  input: BlockSeriesInput,
  { zone, now }: { zone: string; now: Date },
): { startsAt: Date; endsAt: Date }[] {
  const dates = seriesDates(input, MAX_BLOCKS + 1);
  if (dates.length > MAX_BLOCKS) {
    throw invalidField(
      'until',
      `A series can have at most ${MAX_BLOCKS} blocks. Choose an earlier date`,
    );
  }
  const spans = seriesSpans(input, dates, zone).filter(({ endsAt }) => endsAt > now);
  if (spans.length === 0) {
    throw invalidField(input.until ? 'until' : 'from', 'There are no future times in this range');
  }
  return spans;
}
