import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SECTION_PERMISSIONS } from '../../web/admin/section-permissions.ts';
import type { Permission } from '../platform/auth/permission-rules.ts';
import { appRouter } from './app-router.ts';

type Definition = { type: string; meta?: { permission?: Permission } };

const PERMISSIONS = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>).map(
    ([name, { _def }]) => [name, _def.meta?.permission],
  ),
);

/** The read permissions of all sections: without one, nothing in its section is shown. */
const SEEN = new Set<Permission | undefined>(
  Object.values(SECTION_PERMISSIONS).map((section) => section?.read),
);

/** Calls whose control is in a different folder than the call. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'identity.requireSecondFactor': 'web/features/staff',
  'answers.changeSettings': 'web/features/contact',
};

const folderOf = (file: string) => file.split('/').slice(0, 3).join('/');

/** All source text of a folder. */
const sourceOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

it('whatever changes something in the back office is shown by the permission of its procedure', () => {
  const calls = globSync('web/{admin,features}/**/*.{ts,tsx}').flatMap((file) => {
    const found = readFileSync(file, 'utf8').matchAll(/trpc\.([\w.]+)\.useMutation\(/g);
    return Array.from(found, ([, name = '']) => ({
      name,
      folder: ELSEWHERE[name] ?? folderOf(file),
    }));
  });
  expect(calls.length).toBeGreaterThan(100);
  const unnamed = calls.filter(({ name, folder }) => {
    const permission = PERMISSIONS.get(name);
    const isNamed = new RegExp(`['"]${permission}['"]`).test(sourceOf(folder));
    return permission && !SEEN.has(permission) && !isNamed;
  });
  expect(unnamed.map(({ name, folder }) => `${name} in ${folder}`)).toEqual([]);
});
