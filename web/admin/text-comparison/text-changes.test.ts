import { expect, it } from 'vitest';
import { textChanges } from './text-changes.ts';

it('names the words that were removed and added', () => {
  expect(textChanges('The court may decide.', 'The judge may decide.')).toEqual([
    { text: 'The ', change: 'none' },
    { text: 'court', change: 'removed' },
    { text: 'judge', change: 'added' },
    { text: ' may decide.', change: 'none' },
  ]);
});

it('leaves out long passages that are the same', () => {
  const same = 'word '.repeat(1_000);
  const texts = textChanges(`${same}old ${same}old ${same}`, `${same}new ${same}new ${same}`);
  const unchanged = texts?.filter(({ change }) => change === 'none').map(({ text }) => text.length);
  expect(unchanged).toEqual([123, 243, 123]);
});

it('gives up on texts that have little in common', () => {
  const words = (prefix: string) => Array.from({ length: 4_000 }, (_, i) => prefix + i).join(' ');
  expect(textChanges(words('a'), words('b'))).toBeUndefined();
});
