import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Minimum versions without a known vulnerability, for packages that face the network or parse untrusted input. Add a
 * row when an advisory is published; no audit service is used.
 */
const LEAST_SAFE: Readonly<Record<string, string>> = {
  '@fastify/static': '9.1.1',
  '@trpc/server': '11.8.0',
  'fast-uri': '3.0.6',
  fastify: '5.7.3',
  'find-my-way': '9.0.1',
  kysely: '0.28.14',
  nodemailer: '7.0.11',
  pg: '8.11.0',
  react: '19.2.4',
  'react-dom': '19.2.4',
  rollup: '4.59.0',
  turndown: '7.2.2',
  undici: '6.23.0',
  vite: '7.1.11',
  zod: '3.22.3',
};

type Lock = { packages: Record<string, { version?: string; resolved?: string }> };

async function readLock(): Promise<Lock['packages']> {
  const file = path.resolve(import.meta.dirname, '../package-lock.json');
  return (JSON.parse(await readFile(file, 'utf8')) as Lock).packages;
}

const numbers = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

function isAtLeast(version: string, least: string): boolean {
  const [have, want] = [numbers(version), numbers(least)];
  for (const [i, number] of want.entries()) {
    if (have[i] !== number) return (have[i] ?? 0) > number;
  }
  return true;
}

describe('package-lock.json', () => {
  it('has no package version below the minimum safe one', async () => {
    const unsafe = Object.entries(await readLock()).flatMap(([location, { version = '0.0.0' }]) => {
      const name = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const least = LEAST_SAFE[name];
      return least && !isAtLeast(version, least) ? [`${name} ${version} < ${least}`] : [];
    });
    expect(unsafe).toEqual([]);
  });

  it('has every optional dependency, and no registry URL', async () => {
    const packages = await readLock();
    const optionalByParent = Object.values(packages) as {
      optionalDependencies?: Record<string, string>;
    }[];
    const missing = optionalByParent
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !(`node_modules/${name}` in packages));
    expect(missing).toEqual([]);
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
  });
});

it.each([
  ['10.0.0', '9.9.9', true],
  ['9.1.1', '9.1.1', true],
  ['9.1.0', '9.1.1', false],
  ['8.9.9', '9.0.0', false],
])('isAtLeast for %s and %s is %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected);
});
