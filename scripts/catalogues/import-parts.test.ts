import { expect, it } from 'vitest';
import { importParts } from './import-parts.ts';

const changed = (code: string) =>
  importParts(code, 'x.tsx', {
    language: 'es',
    isCatalogue: async (source) => source === './messages.ts',
    fileOf: (part) => `/es/${part}.ts`,
  });

it('imports the parts that a module uses, and not the others', async () => {
  const code = `import { a } from './a.ts';
import { language, m } from './messages.ts';
export const X = () => <p title={m.site.home}>{m.site.menu} {a(language(), m.paths)}</p>;`;
  expect(await changed(code)).toBe(`import { a } from './a.ts';
import * as m__site from "/es/site.ts";import * as m__paths from "/es/paths.ts";const language = () => "es";
export const X = () => <p title={m__site.home}>{m__site.menu} {a(language(), m__paths)}</p>;`);
});

it('leaves a module that needs the whole catalogue, or none', async () => {
  expect(
    await changed("import { m } from './messages.ts';\nexport const all = m;"),
  ).toBeUndefined();
  expect(
    await changed("import { m } from './other.ts';\nexport const home = m.a;"),
  ).toBeUndefined();
});
