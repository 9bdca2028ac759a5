import { expect, it } from 'vitest';
import { COMMANDS, findCommands } from './commands.ts';

const titles = (text: string) => findCommands(COMMANDS, text).map(({ title }) => title);

it.each([
  ['blog', ['Blog Posts (Articles)', 'Create Blog Post']],
  ['article', ['Blog Posts (Articles)']],
  ['GO blog', ['Blog Posts (Articles)']],
  ['post cr', ['Create Blog Post']],
  ['log', ['Logo and Picture (Look)', 'Audit Log']],
  ['nothing here', []],
])('finds for %j the commands %j', (text, expected) => {
  expect(titles(text)).toEqual(expected);
});

it('finds all commands for a blank text', () => {
  expect(titles(' ')).toHaveLength(COMMANDS.length);
});
