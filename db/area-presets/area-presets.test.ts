import { describe, expect, it } from 'vitest';
import { checkAdvertising } from '../../src/features/advertising/check-advertising.ts';
import { lawOf } from '../../src/features/advertising/testing/law-of.ts';
import { pageTexts } from '../../src/features/pages/advertising-texts.ts';
import { pageContentSchema } from '../../src/features/pages/blocks/schema.ts';
import { createTypeInput } from '../../src/features/scheduling/consultation-types/schema.ts';
import { COMMON_AREAS } from '../../src/features/setup/areas/rules.ts';
import { presetPage } from './area-page.ts';
import { AREA_PRESETS } from './every-preset.ts';
import type { AreaPreset } from './preset.ts';
import { needsCalculator, type PresetSite } from './site/site.ts';
import { SITE_PAGES } from './site/site-pages.ts';
import { readingGrade } from './testing/reading-grade.ts';

/** What holds in one state or city only, or that the rules on advertising forbid or restrict. */
const BOUND =
  /california|san diego|texas|florida|new york|superior court|surrogate|\bcode\b|§|statute of|community property|\$\s?\d|\b\d+ (?:days|months|years)\b|\d ?%|speciali[sz]|expert|\bbest lawyer|leading|top-|award|aggressive|proven|guarantee|\bwe win|most experienced|\b(?:he|she|his|hers?)\b/i;

const page = (preset: AreaPreset) =>
  pageContentSchema.parse(
    presetPage(preset, COMMON_AREAS.find(({ key }) => key === preset.key)?.label ?? ''),
  );
const plainTextOf = (texts: readonly { text: string }[]) =>
  texts.map(({ text }) => text.replaceAll(/<[^>]+>/g, ' ')).join('\n');

it('there are presets for the twelve areas, each a common area', () => {
  expect(AREA_PRESETS.map(({ key }) => key).toSorted()).toEqual([
    ...['business', 'criminal-defense', 'custody', 'divorce', 'employment', 'estate-planning'],
    ...['family-law', 'immigration', 'personal-injury', 'probate', 'real-estate'],
    'trust-administration',
  ]);
  const known = COMMON_AREAS.map(({ key }) => key);
  for (const { key } of AREA_PRESETS) expect(known).toContain(key);
  const types = AREA_PRESETS.flatMap((preset) => preset.types.map(({ key }) => key));
  expect(new Set(types).size).toBe(types.length);
});

describe.each(AREA_PRESETS.map((preset) => [preset.key, preset] as const))('%s', (_key, preset) => {
  it('has all parts', () => {
    const { blocks } = page(preset);
    const kinds = blocks.map(({ type }) => type);
    for (const kind of ['text', 'note', 'steps', 'list', 'questions', 'callToAction'] as const) {
      expect(kinds).toContain(kind);
    }
    expect(preset.questions).toHaveLength(3);
    expect(preset.sections.length).toBeGreaterThan(2);
    expect(preset.steps.length).toBeGreaterThan(3);
    expect(preset.todo).toHaveLength(4);
    expect(preset.description.length).toBeLessThan(130);
    expect(preset.messageHint).toMatch(/^.{20,120}\.$/);
    for (const type of preset.types) {
      const input = { ...type, ...TYPE, practiceAreas: [preset.key] };
      expect(createTypeInput.parse(input)).toMatchObject(type);
      expect(type.label).toContain(`(${type.durationMinutes} min)`);
      expect([type.description, type.bringText]).not.toContain('');
    }
  });

  it('names no state, law, amount or period of one, promises nothing, and is plain', () => {
    const texts = [
      ...pageTexts(page(preset)),
      ...preset.types.flatMap((type) => [type.label, type.description, type.bringText]).map(field),
      field(preset.messageHint),
    ];
    const text = plainTextOf(texts);
    expect(text.match(BOUND)?.[0]).toBeUndefined();
    expect(text).not.toContain('!');
    expect(checkAdvertising(texts, law)).toEqual([]);
    expect(readingGrade(text)).toBeLessThan(8);
  });
});

const TYPE = {
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, noticeMinutes: 0, horizonDays: 365 },
  ...{ place: 'office', placeText: '', priceLabel: null, isPublic: true, isActive: true },
  ...{ hosts: [1], position: 1 },
};
const law = lawOf(
  ['us-ca', 'us-tx', 'us-ny', 'us-fl'],
  COMMON_AREAS.map(({ label }) => label),
);
const field = (text: string) => ({ field: 'preset', text });

describe.each([
  ['estates', ['estate-planning', 'probate'], true],
  ['estates where nothing is compared', ['estate-planning', 'probate'], false],
  ['work', ['immigration', 'employment'], false],
  ['everything', COMMON_AREAS.map(({ key }) => key), true],
])('the pages of a site about %s', (_name, keys, comparesTrust) => {
  const areas = COMMON_AREAS.filter(({ key }) => keys.includes(key));
  const site: PresetSite = { areas, hasCalculator: needsCalculator(keys), comparesTrust };

  it.each(Object.keys(SITE_PAGES))('%s is valid, names no state and has no finding', (path) => {
    const content = pageContentSchema.parse(SITE_PAGES[path]?.(site));
    const texts = pageTexts(content);
    expect(content.title.length).toBeLessThan(90);
    expect(plainTextOf(texts)).not.toMatch(/california|san diego|superior court/i);
    if (!site.hasCalculator) {
      expect(plainTextOf(texts)).not.toMatch(/probate|estate|calculation|\btrusts?\b/i);
    }
    expect(checkAdvertising(texts, law)).toEqual([]);
  });
});

it('a long list of own names stays within the limits of a page', () => {
  const areas = Array.from({ length: 40 }, (_, at) => ({
    key: `own-${at}`,
    label: 'X'.repeat(80),
  }));
  for (const contentOf of Object.values(SITE_PAGES)) {
    pageContentSchema.parse(contentOf({ areas, hasCalculator: true, comparesTrust: true }));
  }
});
