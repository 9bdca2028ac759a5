import { publicProcedure, router } from '../trpc.ts';
import { getSiteFrame } from './get-site-frame.ts';
import { siteFrameSchema } from './schema.ts';

export const siteRouter = router({
  frame: publicProcedure.output(siteFrameSchema).query(({ ctx }) => getSiteFrame(ctx)),
});
