import { expect, it } from 'vitest';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { PAYMENT_LINKS, paymentPath } from './payment-link.ts';

it('an open payment keeps its page when the secret key is replaced', () => {
  const former = { id: 'former', key: Buffer.alloc(32, 1) };
  const current = { id: 'current', key: Buffer.alloc(32, 2) };
  const { token, ...payment } = PAYMENT_LINKS.create(createSecretBox([former]));
  expect(paymentPath(createSecretBox([current, former]), payment)).toBe(`/payment/${token}`);
  expect(paymentPath(createSecretBox([current]), payment)).toBe('/schedule');
});
