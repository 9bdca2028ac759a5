import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { PRIVATE_ADDRESSES } from '../private-pages/private-addresses.ts';
import { registerSpeculationRules } from './speculation.ts';

type Condition = { href_matches?: string; not?: Condition };

it('prefetches public pages, and none that is private, for staff or not a page', async () => {
  const app = Fastify();
  registerSpeculationRules(app);
  const { prefetch } = (await app.inject('/speculation-rules.json')).json();
  const conditions: Condition[] = prefetch[0].where.and;
  const matches = ({ href_matches: pathname, not }: Condition, path: string): boolean =>
    not
      ? !matches(not, path)
      : pathname !== undefined && new URLPattern({ pathname }).test({ pathname: path });
  const isPrefetched = (path: string) => conditions.every((each) => matches(each, path));
  for (const path of ['/', '/contact', '/blog/fees', '/es/abogados', '/schedule', '/newsletter']) {
    expect([path, isPrefetched(path)]).toEqual([path, true]);
  }
  const links = PRIVATE_ADDRESSES.map((address) => `${address}/token`);
  for (const path of [...links, '/admin', '/login', '/api/docs', '/es/cita/token/confirm']) {
    expect([path, isPrefetched(path)]).toEqual([path, false]);
  }
});
