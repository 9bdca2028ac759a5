import { z } from 'zod';
import { MAX_PROMISE_HOURS, MIN_PROMISE_HOURS } from '../rules.ts';

const wholeHours = {
  error: `Must be a whole number of hours from ${MIN_PROMISE_HOURS} to ${MAX_PROMISE_HOURS}`,
};

/** The promised response time, and which mails the firm gets about people who wait. */
export const answerSettingsSchema = z.object({
  promiseHours: z
    .int(wholeHours)
    .min(MIN_PROMISE_HOURS, wholeHours)
    .max(MAX_PROMISE_HOURS, wholeHours)
    .describe('Within how many hours the firm answers'),
  sendsDigest: z
    .boolean({ error: 'Must be true or false' })
    .describe('Whether a mail each morning lists who waits'),
  sendsWarnings: z
    .boolean({ error: 'Must be true or false' })
    .describe('Whether a mail is sent before an answer is late'),
});
export type AnswerSettings = z.output<typeof answerSettingsSchema>;
