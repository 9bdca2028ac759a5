import { expect, it } from 'vitest';
import { replyPromise } from './reply-promise.ts';

const firm = (reply: string) => ({ claims: { reply } }) as Parameters<typeof replyPromise>[0];

it('promises as much as the firm does, and otherwise only an answer', () => {
  expect(replyPromise(firm('Within 24 hours'))).toBe("We'll get back to you within 24 hours");
  expect(replyPromise(firm(''))).toBe("We'll get back to you");
});
