import { publicProcedure, rateLimited, router } from '../trpc.ts';
import { contactSubmissionSchema, sendMessageInput } from './schema.ts';
import { sendMessage } from './send-message.ts';

export const contactRouter = router({
  send: publicProcedure
    .use(rateLimited('messages', { limit: 5, seconds: 600 }))
    .input(sendMessageInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
});
