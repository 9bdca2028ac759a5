import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ClientBudget } from './client-budget.ts';
import { registerReadLimit } from './read-limit.ts';
import { originForm } from './request-target.ts';

const CLIENT = '203.0.113.7';

/** What one request costs its client's budget. */
async function costOf(url: string, method: 'GET' | 'POST' = 'GET'): Promise<number> {
  const budget = new ClientBudget(1, () => 0);
  const app = Fastify({ rewriteUrl: ({ url = '' }) => originForm(url) });
  registerReadLimit(app, budget);
  for (const path of ['/api/testimonials', '/trpc/:path', '/readyz', '/healthz', '/*']) {
    app.route({ method: ['GET', 'POST'], url: path, handler: async () => 'good' });
  }
  const answer = await app.inject({ url, method, remoteAddress: CLIENT });
  expect(answer.statusCode).toBe(200);
  let left = 0;
  while (budget.trySpend(CLIENT, 1)) left += 1;
  return 1_200 - left;
}

it.each([
  ['/api/testimonials', 1],
  ['/%61pi/testimonials', 1],
  ['/api/testimonial%73?x=1', 1],
  ['/trpc/a', 1],
  ['/trpc/a,b,c?batch=1', 3],
  ['/%74rpc/a,b,c?batch=1', 3],
  ['/trpc/a%2Cb%2cc?batch=1', 3],
  ['/readyz', 1],
  ['/healthz', 0],
  ['/about', 0],
  ['/', 0],
])('GET %s takes %i', async (url, cost) => {
  expect(await costOf(url)).toBe(cost);
});

it('every form takes one', async () => {
  expect(await costOf('/contact', 'POST')).toBe(1);
});

it.each([
  ['http://law.example/api/testimonials', '/api/testimonials'],
  ['HTTPS://a:b@law.example:8443/api/x?y=z', '/api/x?y=z'],
  ['http://law.example', '/'],
  ['http://law.example?x=1', '/?x=1'],
  ['/http://law.example/', '/http://law.example/'],
  ['//law.example/', '//law.example/'],
  ['*', '*'],
])('%s leads to %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});
