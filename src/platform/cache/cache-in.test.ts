import { expect, it } from 'vitest';
import { cacheIn } from './cache-in.ts';
import type { ContentCache } from './content-cache.ts';

it('keeps the answers of each language apart', async () => {
  const answers = new Map<string, unknown>();
  const cache: ContentCache = {
    async answer(question, work) {
      if (!answers.has(question)) answers.set(question, await work());
      return answers.get(question) as never;
    },
  };
  const hello = (language: 'en' | 'es', words: string) =>
    cacheIn(language, cache).answer('hello', async () => words);
  expect(await hello('en', 'Hello')).toBe('Hello');
  expect(await hello('es', 'Hola')).toBe('Hola');
  expect(await hello('en', 'Never asked')).toBe('Hello');
});
