import type { Context } from '../../platform/trpc/context.ts';
import { getChecklist } from './get-checklist.ts';
import { countSamples } from './samples/count-samples.ts';
import { listSampleSlugs } from './samples/queries.ts';
import type { Setup } from './schema.ts';

/** The checklist, and the data of the assistant that settles it step by step. */
export async function getSetup(
  ctx: Pick<Context, 'db' | 'secrets' | 'deployment' | 'now' | 'publicUrl'>,
): Promise<Setup> {
  const { db, publicUrl } = ctx;
  const [items, samples, sampleAttorneys] = await Promise.all([
    getChecklist(ctx),
    countSamples(db),
    listSampleSlugs(db),
  ]);
  return { items, samples, sampleAttorneys, publicUrl };
}
