import { expect, it } from 'vitest';
import { readThemeFile } from './theme-file.ts';

const fileOf = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'theme.json');

const theme = {
  displayName: 'Harbour Blue',
  description: 'Of ours',
  cssVariables: { '--primary': '#244c80' },
};
const text = '{\n  "--primary": "#244c80"\n}';

it('reads a theme whose variables are an object or JSON text', async () => {
  const expected = { ...theme, cssVariables: text };
  expect(await readThemeFile(fileOf(theme))).toEqual(expected);
  const exported = { ...theme, cssVariables: '{"--primary":"#244c80"}' };
  expect(await readThemeFile(fileOf(exported))).toEqual(expected);
});

it('reads a theme without a description', async () => {
  const { description: _, ...rest } = theme;
  expect(await readThemeFile(fileOf(rest))).toMatchObject({ description: '' });
});

it.each([
  ['text that is not JSON', 'a theme'],
  ['null', 'null'],
  ['no name', { ...theme, displayName: undefined }],
  ['a description that is not text', { ...theme, description: 7 }],
  ['no variables', { ...theme, cssVariables: undefined }],
  ['variables that are null', { ...theme, cssVariables: null }],
  ['variables in a list', { ...theme, cssVariables: ['--primary'] }],
  ['variables whose text is not JSON', { ...theme, cssVariables: '--primary: red' }],
])('rejects a file with %s', async (_, content) => {
  expect(await readThemeFile(fileOf(content))).toBeUndefined();
});

it('rejects a file that is too large', async () => {
  expect(
    await readThemeFile(fileOf({ ...theme, description: 'a'.repeat(100_000) })),
  ).toBeUndefined();
});
