import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mantineVariablesCss } from './css-variables.ts';

const css = mantineVariablesCss();
const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

it('sets every colour to a token, so that the controls follow the theme', () => {
  const colours = css.match(/^ *--mantine-color-[^;]*;/gm) ?? [];
  expect(colours.length).toBeGreaterThan(50);
  expect(colours.filter((line) => /#[0-9a-f]{3}|rgba?\(|hsl/i.test(line))).toEqual([]);
});

it('refers only to variables that it defines itself or that are tokens', () => {
  const defined = new Set(`${css}${tokens}`.match(/--[\w-]+(?=:)/g));
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
