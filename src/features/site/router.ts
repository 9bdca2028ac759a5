import { router, sharedProcedure } from '../../platform/trpc/trpc.ts';
import { getSiteLayout } from './get-site-layout.ts';
import { siteLayoutSchema } from './schema.ts';

const layout = sharedProcedure.output(siteLayoutSchema).query(({ ctx }) => getSiteLayout(ctx));

export const siteRouter = router({
  layout,
  /** The former name, for pages that browsers opened before the upgrade. Remove it with the next release. */
  frame: layout,
});
