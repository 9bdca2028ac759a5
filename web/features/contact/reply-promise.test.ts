import { expect, it } from 'vitest';
import { replyPromise } from './reply-promise.ts';

const firm = (reply: string) => ({ claims: { reply } }) as Parameters<typeof replyPromise>[0];

it('includes the reply time of the firm only if there is one', () => {
  expect(replyPromise(firm('Within 24 hours'))).toBe("We'll get back to you within 24 hours");
  expect(replyPromise(firm(''))).toBe("We'll get back to you");
});
