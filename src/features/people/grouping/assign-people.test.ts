import { describe, expect, it } from 'vitest';
import { assignPeople, type Identity, type KnownKey } from './assign-people.ts';

const EMAILS = ['a@x', 'b@x', 'c@x', 'd@x'];
const PHONES = ['6195550001', '6195550002', '6195550003'];
const NAMES = ['ann poe', 'ben poe', 'cy dee', ''];

/** Reproducible random numbers (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function history(seed: number): Identity[] {
  const random = randomFrom(seed);
  const pick = (values: readonly string[]) => values[random(values.length)] ?? '';
  return Array.from({ length: 2 + random(25) }, () => {
    const email = { kind: 'email', value: pick(EMAILS) } as const;
    const phone = { kind: 'phone', value: pick(PHONES) } as const;
    const contacts = [[email], [phone], [email, phone]][random(3)] ?? [];
    return { nameKey: pick(NAMES), contacts };
  });
}

/** Assigns records in batches, as the job does, and returns for each the person who is shown: joined people as one. */
function groupInBatches(records: readonly Identity[], seed: number): string[] {
  const random = randomFrom(seed);
  const known: KnownKey[] = [];
  const names = new Map<string, string>();
  const people: string[] = [];
  const root = new Map<string, string>();
  const rootOf = (id: string): string => {
    const next = root.get(id);
    return next === undefined ? id : rootOf(next);
  };
  let count = 0;
  for (let at = 0; at < records.length; ) {
    const batch = records.slice(at, at + 1 + random(6));
    const found = assignPeople(known, batch, () => `p${++count}`);
    for (const { id, nameKey } of [...found.newPeople, ...found.named]) names.set(id, nameKey);
    for (const key of found.newKeys) known.push({ ...key, personNameKey: '' });
    for (const key of known) key.personNameKey = names.get(key.personId) ?? '';
    for (const [personId, otherId] of found.same) {
      const [from, into] = [rootOf(personId), rootOf(otherId)];
      if (from !== into) root.set(from, into);
    }
    people.push(...found.personIds.map((id) => id ?? ''));
    at += batch.length;
  }
  return people.map(rootOf);
}

/** The expected result by definition: groups records of one name that share contacts, directly or transitively. */
function referenceGroups(records: readonly Identity[]): number[] {
  const group = records.map((_, place) => place);
  for (let isStable = false; !isStable; ) {
    isStable = true;
    for (const [a, one] of records.entries()) {
      for (const [b, other] of records.entries()) {
        const shares = one.contacts.some(({ kind, value }) =>
          other.contacts.some((contact) => contact.kind === kind && contact.value === value),
        );
        if (!shares || one.nameKey !== other.nameKey || group[a] === group[b]) continue;
        const lower = Math.min(group[a] ?? 0, group[b] ?? 0);
        group[a] = lower;
        group[b] = lower;
        isStable = false;
      }
    }
  }
  return group;
}

describe('of generated histories with shared addresses and numbers', () => {
  it.each(Array.from({ length: 300 }, (_, seed) => seed))('number %i', (seed) => {
    const records = history(seed);
    const people = groupInBatches(records, seed + 1_000);
    const expected = referenceGroups(records);
    for (const [a, one] of records.entries()) {
      for (const [b, other] of records.entries()) {
        if (!one.nameKey || !other.nameKey) continue;
        expect([a, b, people[a] === people[b]]).toEqual([a, b, expected[a] === expected[b]]);
      }
    }
    for (const person of new Set(people)) {
      const names = records.filter((_, place) => people[place] === person);
      expect(new Set(names.map(({ nameKey }) => nameKey).filter(Boolean)).size).toBeLessThan(2);
    }
  });
});

describe('a record without a name', () => {
  const at = (value: string, nameKey = ''): Identity => ({
    nameKey,
    contacts: [{ kind: 'email', value }],
  });
  const assigned = (...records: Identity[]) => {
    let count = 0;
    return assignPeople([], records, () => `${++count}`).personIds;
  };

  it('belongs to the only name at its address', () => {
    expect(assigned(at('a', 'ann'), at('a'))).toEqual(['1', '1']);
  });

  it('belongs to nobody of several names there', () => {
    expect(assigned(at('a', 'ann'), at('a', 'ben'), at('a'), at('a'))).toEqual([
      ...['1', '2', '3', '3'],
    ]);
  });

  it('makes a person who gets the first name that appears, and no other', () => {
    expect(assigned(at('a'), at('a', 'ann'), at('a', 'ben'), at('a'))).toEqual([
      ...['1', '1', '2', '1'],
    ]);
  });

  it('and without an address has no person', () => {
    expect(assigned({ nameKey: 'ann', contacts: [] })).toEqual([null]);
  });
});
