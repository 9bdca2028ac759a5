import { expect, it } from 'vitest';
import { withoutKeys } from './mask-keys.ts';

const ID = '2b7d9a54-8f0e-4c1d-9a3b-5e6f7a8b9c88';

it.each([
  ['Your code is 482913.', 'Your code is ••••••.'],
  ['<p>482913</p>', '<p>••••••</p>'],
  ['/newsletter/Zk3v9Qm1TtVxYb7WcDf5HjLnPrSu2AeG4/unsubscribe', '/newsletter/••••••/unsubscribe'],
  ['href="/newsletter/Zk3v9Qm1TtVxYb7WcDf5HjLnPrSu2AeG4"', 'href="/newsletter/••••••"'],
  ['color:#132237;padding:20px', 'color:#132237;padding:20px'],
  ['San Diego, CA 92101, (619) 555-0100', 'San Diego, CA 92101, (619) 555-0100'],
  [`/api/appointments/${ID}/calendar.ics`, `/api/appointments/${ID}/calendar.ics`],
])('masks codes and tokens and nothing else: %s', (words, masked) => {
  expect(withoutKeys(words)).toBe(masked);
});
