import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileCall, compileCalls, splitCalls } from './compile-calls.ts';
import { cataloguesSource, languages, MESSAGES, partsOf } from './list-catalogues.ts';

it('the list of catalogues is current: see "npm run codegen"', () => {
  expect(readFileSync(path.join(MESSAGES, 'catalogues.gen.ts'), 'utf8')).toBe(cataloguesSource());
});

const PART = `import { message } from './language.ts';
export const plain = 'Contacto';
export const hello = message('Hola, {name}');
export const free = message('{count, plural, one {# hora} other {# horas}}');`;

it('compiles texts with values and keeps plain ones', () => {
  const compiled = compileCalls(PART, 'x.ts', 'es');
  expect(compiled).not.toContain('message(');
  expect(compiled).toContain("export const plain = 'Contacto';");
  expect(compiled).toContain('export const hello = (d) => "Hola, " + d.name;');
  expect(compiled).toContain('export const free = (d) => plural(d.count, 0, es, {');
});

it('gives browsers each text with values in a module of its own', () => {
  expect(
    splitCalls(PART, 'x.ts', (name) => `x.ts?text=${name}`),
  ).toBe(`export const plain = 'Contacto';
export { hello } from "x.ts?text=hello";
export { free } from "x.ts?text=free";`);
  expect(compileCall(PART, 'x.ts', 'es', 'hello').trim()).toBe(
    'export const hello = (d) => "Hola, " + d.name;',
  );
  expect(() => compileCall(PART, 'x.ts', 'es', 'plain')).toThrow('has no text with values plain');
});

it('no text has the name of a function that compiled texts import', () => {
  const taken = new Set(['number', 'plural', 'select', 'reqArgs', 'strictNumber', ...languages()]);
  for (const language of languages()) {
    for (const part of partsOf(language)) {
      const source = readFileSync(path.join(MESSAGES, language, `${part}.ts`), 'utf8');
      const names = Array.from(source.matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
      expect(names.filter((name) => taken.has(name))).toEqual([]);
    }
  }
});
