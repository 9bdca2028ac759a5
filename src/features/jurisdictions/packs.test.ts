import { describe, expect, it } from 'vitest';
import { SEARCH_LANGUAGES } from '../../../db/search/languages.ts';
import { PACKS } from './every-pack.ts';
import { chainOf, packFor, resolvePack } from './resolve-pack.ts';
import { PLACES, WORDS } from './schema.ts';

const IDS = PACKS.map(({ id }) => id);

describe.each(IDS)('the pack %s', (id) => {
  const chain = chainOf(id);
  const isWhole = chain.some(({ formats }) => formats);

  it('has ids that are used once, and findings, sets and statements that are complete', () => {
    for (const pack of chain) {
      const ids = [pack.statements, pack.tasks, pack.holidays, pack.calculators].flatMap((items) =>
        items.map((item) => item.id),
      );
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it.runIf(isWhole)('has every word, formats, zones and an emergency number', () => {
    const { words, zones, formats, emergencyNumber } = resolvePack(id);
    expect(WORDS.filter((word) => !words[word])).toEqual([]);
    expect(zones.filter((zone) => !Intl.supportedValuesOf('timeZone').includes(zone))).toEqual([]);
    expect(zones).not.toEqual([]);
    expect(
      () =>
        new Intl.NumberFormat(formats.locale, { style: 'currency', currency: formats.currency }),
    ).not.toThrow();
    expect(emergencyNumber).toMatch(/^\d{3}$/);
    expect(Object.keys(SEARCH_LANGUAGES)).toContain(new Intl.Locale(formats.language).language);
  });

  it.runIf(isWhole)('names no other jurisdiction', () => {
    const others = PACKS.filter((pack) => pack.country && !chain.includes(pack)).map(
      ({ name }) => name,
    );
    const { statements, words, tasks } = resolvePack(id);
    const texts = [
      ...statements.map(({ text }) => text),
      ...Object.values(words),
      ...tasks.map(({ what }) => what),
    ];
    expect(others.filter((name) => texts.some((text) => text.includes(name)))).toEqual([]);
  });

  it('claims neither approval nor safety', () => {
    const texts = JSON.stringify(PACKS.find((pack) => pack.id === id));
    expect(
      texts.match(/\b(compliant|compliance|approved by|bar-reviewed|safe\b|guaranteed to)/gi),
    ).toBeNull();
  });
});

describe('a pack', () => {
  it.each([
    ['US', 'CA', 'us-ca'],
    ['US', ' california ', 'us-ca'],
    ['US', 'tx', 'us-tx'],
    ['US', 'Oregon', 'us'],
    ['GB', 'Kent', 'gb-eng'],
    ['GB', '', 'gb-eng'],
    ['FR', 'CA', 'us'],
  ])('for %s, %s is %s', (country, region, id) => {
    expect(packFor({ country, region }).id).toBe(id);
  });

  it('for a state without one of its own has the name and zones of the state', () => {
    const { words, zones } = packFor({ country: 'US', region: 'or' });
    expect([words.state, zones]).toEqual(['Oregon', ['America/Los_Angeles', 'America/Boise']]);
  });

  it('for a state has the zones of the state', () => {
    expect(packFor({ country: 'US', region: 'TX' }).zones).toEqual([
      'America/Chicago',
      'America/Denver',
    ]);
  });

  it('inherits what it does not replace', () => {
    const texas = resolvePack('us-tx');
    expect(texas.words).toMatchObject({
      state: 'Texas',
      postalCode: 'ZIP code',
      divorce: 'divorce',
    });
    expect(texas.findings['outcome-guarantee']?.statute).toContain('7.01(a)');
    expect(texas.findings.award).toMatchObject({ from: 'aba', statute: 'ABA Model Rule 7.1' });
    expect(texas.statements.map(({ id, from }) => [id, from])).toEqual([
      ['advertising', 'aba'],
      ['reviews', 'aba'],
      ['articles', 'aba'],
      ['tx-responsible', 'us-tx'],
    ]);
    expect(texas.holidays.map(({ id }) => id)).toEqual([
      'us-federal',
      'tx-national',
      'tx-state',
      'tx-optional',
    ]);
  });

  it('of another country inherits nothing from the American ones', () => {
    const england = resolvePack('gb-eng');
    const items = [
      england.statements,
      england.holidays,
      england.tasks,
      Object.values(england.findings),
    ].flat();
    expect(items.filter(({ from }) => from !== 'gb-eng')).toEqual([]);
    expect(JSON.stringify(england)).not.toMatch(/attorney[^s"]|\$|ZIP|\b911\b|\bABA\b/);
  });

  it('has places that are known', () => {
    const places = IDS.flatMap((id) =>
      chainOf(id).flatMap(({ statements }) => statements.map(({ place }) => place)),
    );
    expect(places.filter((place) => !PLACES.includes(place))).toEqual([]);
  });
});
