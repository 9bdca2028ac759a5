import { expect, it } from 'vitest';
import { checkAdvertising } from '../../advertising/check-advertising.ts';
import { lawOf } from '../../advertising/testing/law-of.ts';
import { isListKey } from '../../firm/practice-areas/rules.ts';
import { MERGE_FIELDS } from '../../pages/rules.ts';
import { areaPagePath } from './area-deps.ts';
import { areaPageContent } from './area-page.ts';
import { areaChoices, COMMON_AREAS } from './rules.ts';

const law = lawOf(
  ['us-ca', 'us-tx', 'us-ny', 'us-fl'],
  COMMON_AREAS.map(({ label }) => label),
);

it.each(COMMON_AREAS)('has a valid key and a neutral page for $label', (area) => {
  expect(isListKey(area.key)).toBe(true);
  expect(areaPagePath(area.key)).toMatch(/^\/practice-areas\/[a-z-]+$/);
  const page = areaPageContent(area);
  const text = JSON.stringify(page);
  expect(checkAdvertising([{ field: 'page', text }], law)).toEqual([]);
  const known = MERGE_FIELDS.map(({ name }) => name);
  for (const [, field] of text.matchAll(/\{(\w+)\}/g)) expect(known).toContain(field);
});

it('offers each area once, the ones of the site with their own labels, in alphabetical order', () => {
  const choices = areaChoices([
    { key: 'employment', label: 'Work and Wages', isActive: true, isListed: true },
    { key: 'wage-claims', label: 'Wage Claims', isActive: false, isListed: true },
    { key: 'other', label: 'Other', isActive: true, isListed: false },
  ]);
  const keys = choices.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('other');
  expect(keys).toEqual(expect.arrayContaining(COMMON_AREAS.map(({ key }) => key)));
  expect(choices).toContainEqual({
    key: 'employment',
    label: 'Work and Wages',
    isOffered: true,
  });
  const labels = choices.map(({ label }) => label);
  expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
});
