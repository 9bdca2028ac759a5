import { z } from 'zod';
import { router, staffProcedure } from '../../platform/trpc/trpc.ts';

/** How long the caller may have missed changes, in milliseconds. */
const changesInput = z.object({ sinceMs: z.number().min(0) });

/** Lists of topics, as they change. */
const changesSchema = z.custom<AsyncIterable<string[], void, void>>();

export const liveRouter = router({
  /**
   * The topics that change while the caller listens, as server-sent events: names of features, no data. The caller
   * fetches again what it shows of them, with the rights that it has then.
   */
  changes: staffProcedure
    .input(changesInput)
    .output(changesSchema)
    .subscription(({ ctx, input, signal = new AbortController().signal }) =>
      ctx.liveChanges.follow(ctx.user.id, input.sinceMs, signal),
    ),
});
