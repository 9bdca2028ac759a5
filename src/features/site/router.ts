import { router, sharedProcedure } from '../../platform/trpc/trpc.ts';
import { getSiteFrame } from './get-site-frame.ts';
import { siteFrameSchema } from './schema.ts';

export const siteRouter = router({
  frame: sharedProcedure.output(siteFrameSchema).query(({ ctx }) => getSiteFrame(ctx)),
});
