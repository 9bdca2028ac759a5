import { expect, it } from 'vitest';
import { DEFAULT_TEMPLATE } from '../../../src/features/themes/templates/professional-rules.ts';
import { matchesTemplateSearch } from './matches-template-search.ts';

// Professional Blue: “Harbour blue on cool white with a dawn-orange note. The default.”
it.each([
  [{}, true],
  [{ q: 'blue' }, true],
  [{ q: 'ORANGE  harbour' }, true],
  [{ q: 'professional' }, true],
  [{ q: 'blue green' }, false],
  [{ category: 'Professional' }, true],
  [{ category: 'Warm' }, false],
  [{ q: 'blue', category: 'Warm' }, false],
  [{ q: 'green', category: 'Professional' }, false],
] as const)('matches %j against Professional Blue: %s', (search, isFound) => {
  expect(matchesTemplateSearch(DEFAULT_TEMPLATE, search)).toBe(isFound);
});
