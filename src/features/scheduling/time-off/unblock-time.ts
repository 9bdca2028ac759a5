import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { removeTimeOff } from './change-time-off.ts';
import { describeSeries } from './describe-series.ts';
import { asBlock, deleteSeries, deleteTimeOff } from './queries.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Removes a block. Throws `time_off_not_found`. */
export async function unblockTime(deps: Deps, id: string): Promise<void> {
  await removeTimeOff(
    deps,
    (tx) => deleteTimeOff(tx, [id]),
    ([block]) => ({ action: 'time-off.delete', entityId: id, state: asBlock(block) }),
  );
}

/** Removes all blocks of a series, or a block and the later ones. Throws `time_off_not_found`. */
export const unblockSeries = (deps: Deps, input: { id: string; scope: 'later' | 'all' }) =>
  removeTimeOff(
    deps,
    (tx) => deleteSeries(tx, input),
    (blocks) => ({
      action: 'time-off.series-delete',
      entityId: blocks[0].seriesId,
      state: describeSeries(blocks),
    }),
  );
