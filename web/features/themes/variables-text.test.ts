import { expect, it } from 'vitest';
import { parseVariables, withVariable } from './variables-text.ts';

it('sets one variable, and keeps the others in their order', () => {
  const variables = parseVariables('{"--primary":"#000000","--mine":"x","--ring":"#111111"}') ?? {};
  expect(withVariable(variables, '--primary', '#244c80')).toBe(
    '{\n  "--primary": "#244c80",\n  "--mine": "x",\n  "--ring": "#111111"\n}',
  );
  expect(JSON.parse(withVariable({}, '--band', '#102543'))).toEqual({ '--band': '#102543' });
});

it.each(['', '{"--primary":', 'null', '[]', '"text"', '7'])(
  'finds no variables in the text %j',
  (json) => {
    expect(parseVariables(json)).toBeUndefined();
  },
);
