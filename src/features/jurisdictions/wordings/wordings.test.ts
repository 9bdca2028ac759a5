import { describe, expect, it } from 'vitest';
import { PACKS } from '../every-pack.ts';
import costs from '../packs/es/costs.json' with { type: 'json' };
import statements from '../packs/es/statements.json' with { type: 'json' };
import states from '../packs/es/states.json' with { type: 'json' };
import words from '../packs/es/words.json' with { type: 'json' };
import { packFor } from '../resolve-pack.ts';
import { US_STATES } from '../states-rules.ts';
import { wordingIn } from './every-wording.ts';
import { joined, personIn } from './grammar.ts';
import { textsOfCalculator, translatePack } from './translate-pack.ts';

const FILES = { statements, words, costs, states };
const ENTRIES = Object.values(FILES).flatMap((texts) => Object.entries<string>(texts));
const texts = wordingIn('es')?.texts ?? new Map<string, string>();

/** All that the public may read of the packs. */
const PUBLIC = new Set([
  ...PACKS.flatMap((pack) => [
    ...pack.statements.map(({ text }) => text),
    ...Object.values(pack.words),
    ...(pack.hotline ? [pack.hotline.name] : []),
    ...pack.calculators.flatMap(textsOfCalculator),
    ...pack.ways.flatMap(({ text }) => text ?? []),
  ]),
  ...Object.values(US_STATES).map(({ name }) => name),
]);

describe('the Spanish texts of the packs', () => {
  it('are there for each statement, word, cost, remark and state, and for nothing else', () => {
    expect([...PUBLIC].filter((text) => !texts.has(text))).toEqual([]);
    expect([...texts.keys()].filter((text) => !PUBLIC.has(text))).toEqual([]);
  });

  it('say each passage that makes an advertisement allowed, and nothing else', () => {
    const passages = PACKS.flatMap(({ findings }) =>
      Object.values(findings).flatMap(({ cures }) => cures),
    );
    expect([...(wordingIn('es')?.cures.keys() ?? [])].toSorted()).toEqual(
      [...new Set(passages)].toSorted(),
    );
  });

  it('contain the same fields, amounts and sections', () => {
    const facts = (text: string) =>
      [...text.matchAll(/\{\w+\}|\$[\d,]+|§+ ?[\d.]+|\d[\d.,()]*\d/g)].map(([fact]) => fact).sort();
    for (const [english, spanish] of ENTRIES) expect(facts(spanish)).toEqual(facts(english));
  });

  it('have no English words, apart from names', () => {
    const NAMES =
      /\{\w+\}|\([^)]*\)|(Probate|Estates) Code|Solicitors Regulation Authority|Relay UK|Rhode Island/g;
    const ENGLISH =
      /\b(the|and|of|for|to|is|are|with|which|may|law|court|fee|fees|attorney|estate|rules?)\b/i;
    const mixed = ENTRIES.filter(([, text]) => ENGLISH.test(text.replace(NAMES, '')));
    expect(mixed).toEqual([]);
  });

  it('promise nothing', () => {
    const claims = /\b(conforme a la ley|aprobado por|seguro de|garantizamos|garantizado)\b/i;
    expect(ENTRIES.filter(([, text]) => claims.test(text))).toEqual([]);
  });
});

describe('Spanish words', () => {
  it.each([
    ['CA', 'la ley de California', 'el Tribunal Superior'],
    ['NY', 'la ley de Nueva York', 'el Tribunal de Sucesiones (Surrogate’s Court)'],
    ['NM', 'la ley de Nuevo México', 'el tribunal'],
    ['WA', 'la ley del estado de Washington', 'el Tribunal Superior'],
    ['DC', 'la ley del Distrito de Columbia', 'el tribunal'],
    ['', 'la ley local', 'el tribunal'],
  ])('of %s', (region, stateLaw, court) => {
    const { words: own } = packFor({ country: 'US', region }, 'es');
    expect([own.stateLaw, own.court]).toEqual([stateLaw, court]);
  });

  it('of England', () => {
    const { words: own, hotline } = packFor({ country: 'GB', region: 'Kent' }, 'es');
    expect([own.stateLaw, own.attorney]).toEqual(['la ley de Inglaterra y Gales', 'abogado']);
    expect(hotline.name).toMatch(/^Línea/);
  });

  it('meet as one speaks', () => {
    const contractions = wordingIn('es')?.grammar.contractions ?? {};
    expect(joined('de ', 'el tribunal', contractions)).toBe('del tribunal');
    expect(joined('A ', 'el tribunal', contractions)).toBe('Al tribunal');
    expect(joined('de ', 'El Paso', contractions)).toBe('de El Paso');
    expect(joined('de ', 'California', contractions)).toBe('de California');
    expect(personIn('es', 'abogado')).toBe('un abogado');
    expect(personIn('en', 'attorney')).toBe('an attorney');
  });

  it('leave numbers, rules and sources of a pack as they are', () => {
    const wording = wordingIn('es');
    const texas = packFor({ country: 'US', region: 'TX' });
    if (!wording) throw new Error('There is no Spanish');
    const spanish = translatePack(texas, wording);
    expect(spanish.calculators.map(({ rule, source }) => [rule, source])).toEqual(
      texas.calculators.map(({ rule, source }) => [rule, source]),
    );
    expect(spanish.findings).toBe(texas.findings);
    expect(packFor({ country: 'US', region: 'TX' }, 'en')).toEqual(texas);
  });
});
