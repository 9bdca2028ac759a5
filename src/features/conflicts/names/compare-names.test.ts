import { describe, expect, it } from 'vitest';
import {
  californianName,
  fullName,
  seededRandom,
  type TestName,
} from '../testing/california-names.ts';
import { variantsOf } from '../testing/name-variants.ts';
import { compareNames } from './compare-names.ts';
import { nameKeys } from './name-keys.ts';
import type { PersonName } from './person-name.ts';
import { clientNames, readNames } from './read-names.ts';

type Known = { id: string; name: PersonName };

/** Finds names as the database does: names that share a key are compared. */
class KnownNames {
  readonly #byKey = new Map<string, Known[]>();

  add(id: string, name: PersonName): void {
    const known = { id, name };
    for (const key of nameKeys(name).stored)
      this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), known]);
  }

  /** The ids of the names that a typed answer may mean. */
  find(text: string): Set<string> {
    return new Set(readNames(text).flatMap((name) => this.#findName(name)));
  }

  #findName(name: PersonName): string[] {
    const candidates = new Set(nameKeys(name).looked.flatMap((key) => this.#byKey.get(key) ?? []));
    return [...candidates].filter((known) => compareNames(name, known.name)).map(({ id }) => id);
  }
}

const SEEDS = [1, 2];

/** 200 different people. */
function twoHundred(random: () => number): TestName[] {
  const names = new Map<string, TestName>();
  while (names.size < 200) {
    const name = californianName(random);
    names.set(fullName(name), name);
  }
  return [...names.values()];
}

function knownOf(names: readonly TestName[]): KnownNames {
  const known = new KnownNames();
  for (const { firstName, lastName } of names) {
    for (const name of clientNames(firstName, lastName))
      known.add(`${firstName} ${lastName}`, name);
  }
  return known;
}

const percent = (part: number, whole: number) => (100 * part) / whole;

describe.each(SEEDS)('200 names of California, seed %i', (seed) => {
  const random = seededRandom(seed);
  const names = twoHundred(random);
  const known = knownOf(names);

  it('are found by at least 95 of 100 variants', () => {
    const variants = names.flatMap((name) =>
      variantsOf(name, 5, random).map((variant) => ({ ...variant, of: fullName(name) })),
    );
    expect(variants).toHaveLength(1_000);
    const found = variants.filter(({ text, of }) => known.find(text).has(of));
    expect(percent(found.length, variants.length)).toBeGreaterThanOrEqual(95);
  });

  it('are taken for at most 5 of 100 unrelated names', () => {
    const exact = new Set(names.map(identityOf));
    const unrelated: TestName[] = [];
    while (unrelated.length < 10_000) {
      const name = californianName(random);
      if (!exact.has(identityOf(name))) unrelated.push(name);
    }
    const noise = unrelated.filter((name) => known.find(fullName(name)).size > 0);
    expect(percent(noise.length, unrelated.length)).toBeLessThanOrEqual(5);
  });
});

/** The first given and the first family name: people for whom both are the same count as having the same name. */
const identityOf = ({ firstName, lastName }: TestName) =>
  `${firstName.split(' ')[0]} ${lastName.split(' ')[0]}`;
