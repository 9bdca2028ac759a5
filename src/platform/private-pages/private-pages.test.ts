import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as paths from '../../../messages/en/paths.ts';
import { appRouter } from '../../app/app-router.ts';
import { isCountedAddress } from '../../features/visits/classify-visit.ts';
import { hasToken, loggedPath } from '../http/logged-path.ts';
import { pageAddress } from '../ssr/page-address.ts';
import { PRIVATE_ADDRESSES } from './private-addresses.ts';
import { clientPaths, isWithin, PRIVATE_PAGES } from './rules.ts';

const ROUTES = path.resolve(import.meta.dirname, '../../../web/routes');

/** `schedule_.booked.$token.tsx` as `/schedule/booked`. */
const addressOf = (file: string) => `/${file.replace(/\.\$token\..*/, '').replace(/_?\./g, '/')}`;

it('every route with a token is a private page, and the other way round', () => {
  const routes = globSync('*$token*.tsx', { cwd: ROUTES }).map(addressOf);
  expect(routes.sort()).toEqual(PRIVATE_PAGES.map((page) => page.path).sort());
});

it('every private page has an address in other languages', () => {
  const parts: readonly string[] = Object.values(paths);
  for (const page of PRIVATE_PAGES) expect(parts).toContain(page.path.split('/')[1]);
  expect(PRIVATE_ADDRESSES).toEqual(
    expect.arrayContaining(['/appointment', '/es/cita', '/es/reservar/booked', '/es/preguntas']),
  );
});

it('every documented call with a token is below an address that is logged without it', () => {
  const procedures = Object.values(appRouter._def.procedures) as unknown as {
    _def: { meta?: { rest?: string } };
  }[];
  const calls = procedures.flatMap(({ _def }) => _def.meta?.rest ?? []);
  const withToken = calls.filter((rest) => rest.includes('/:token'));
  expect(withToken.length).toBeGreaterThan(10);
  for (const rest of withToken) {
    const address = `/api${rest.replace(/^\w+ /, '').replace(':token', 'truncated')}`;
    expect(loggedPath(address)).not.toContain('truncated');
  }
});

it.each(PRIVATE_ADDRESSES)('%s is a private page everywhere', (address) => {
  const url = `${address}/truncated`;
  expect([loggedPath(url), hasToken(url)]).toEqual([`${address}/[token]`, true]);
  expect(isCountedAddress(url)).toBe(false);
  expect(pageAddress(`${url}//`)?.key).toBe(url);
});

it('reads the query of private pages', () => {
  for (const { path: page, query = [] } of PRIVATE_PAGES) {
    const search = new URLSearchParams([...query, 'x'].map((key) => [key, 'value']));
    const expected = new URLSearchParams(query.map((key) => [key, 'value']));
    const known = pageAddress(`${page}/token?${search}`)?.search.replace('?', '');
    expect([page, known]).toEqual([page, `${expected}`]);
  }
});

it('a path is within another one only at a slash', () => {
  const within = ['/payment', '/payment/x', '/payments', '/contact'].map((each) =>
    isWithin(clientPaths(), each),
  );
  expect(within).toEqual([true, true, false, false]);
  expect(clientPaths('booking')).toEqual(['/payment']);
});
