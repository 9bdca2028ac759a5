import { TRPCError } from '@trpc/server';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { toTrpcError } from '../errors/api-error.ts';
import { tooBusy } from '../errors/too-busy.ts';
import { registerImprint } from './imprint.ts';
import { registerPlainForms } from './plain-forms.ts';

it('does not wait for the page of the form while the database is busy or down', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerImprint(app, async () => {
    throw new Error('The database is down');
  });
  registerPlainForms(app, [
    {
      path: '/form',
      submit: async () => {
        throw toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: tooBusy() }));
      },
      refusal: () => new Promise(() => {}),
    },
  ]);
  const response = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Dana',
  });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect(response.body).toContain('what you wrote is still there');
});
