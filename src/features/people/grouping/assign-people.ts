/** An e-mail address or telephone number, with the normalised name of somebody who used it. */
export type PersonKey = { kind: 'email' | 'phone'; value: string; nameKey: string };

export type KnownKey = PersonKey & {
  personId: string;
  /** The normalised name of that person; empty for one who has left only an address. */
  personNameKey: string;
};

/** The person that a record names; `nameKey` is the normalised name, empty if the record has none. */
export type Identity = { nameKey: string; contacts: readonly Omit<PersonKey, 'nameKey'>[] };

export type Assignment = {
  /** The person of each record, in the order of the records; null for a record without address and number. */
  personIds: (string | null)[];
  newPeople: { id: string; nameKey: string }[];
  /** People who had no name until now. */
  named: { id: string; nameKey: string }[];
  newKeys: (PersonKey & { personId: string })[];
  /** Pairs of people of the same name who turned out to share an address or number; the older person is second. */
  same: [personId: string, otherId: string][];
};

/**
 * Decides to which person each record belongs. Two records belong to one person if they have the same normalised name
 * and share an e-mail address or a telephone number; different names are never one person. A record without a name
 * belongs to the only person known at its address, or else to a person without a name, who gets the first name that
 * appears at that address.
 * @param known All keys at the addresses and numbers of the records, those of older people first.
 */
export function assignPeople(
  known: readonly KnownKey[],
  records: readonly Identity[],
  newId: () => string,
): Assignment {
  const keys = new KeyTable(known);
  const result: Assignment = { personIds: [], newPeople: [], named: [], newKeys: [], same: [] };
  for (const record of records) {
    if (record.contacts.length === 0) {
      result.personIds.push(null);
      continue;
    }
    const [found, ...others] = record.nameKey ? keys.findNamed(record) : keys.findNameless(record);
    const personId = found ?? newId();
    if (!found) result.newPeople.push({ id: personId, nameKey: record.nameKey });
    if (keys.setName(personId, record.nameKey) && found) {
      result.named.push({ id: personId, nameKey: record.nameKey });
    }
    for (const contact of record.contacts) {
      const key = { ...contact, nameKey: record.nameKey, personId };
      if (keys.add(key)) result.newKeys.push(key);
    }
    if (record.nameKey) {
      for (const other of others) result.same.push([other, personId]);
    }
    result.personIds.push(personId);
  }
  return result;
}

/** The keys known so far, by address or number. */
class KeyTable {
  readonly #byContact = new Map<string, Map<string, string>>();
  readonly #names = new Map<string, string>();

  constructor(known: readonly KnownKey[]) {
    for (const key of known) {
      this.add(key);
      this.#names.set(key.personId, key.personNameKey);
    }
  }

  /** Returns false if the key was already known. */
  add({ kind, value, nameKey, personId }: PersonKey & { personId: string }): boolean {
    const contact = `${kind} ${value}`;
    const names = this.#byContact.get(contact) ?? new Map<string, string>();
    this.#byContact.set(contact, names);
    if (names.has(nameKey)) return false;
    names.set(nameKey, personId);
    return true;
  }

  /** Returns whether the person had no name so far. */
  setName(personId: string, nameKey: string): boolean {
    if (nameKey === '' || this.#names.get(personId)) return false;
    this.#names.set(personId, nameKey);
    return true;
  }

  /** The people of this name, or else one without a name at an address where no other name is known. */
  findNamed({ nameKey, contacts }: Identity): string[] {
    const tables = contacts.map((contact) => this.#namesAt(contact));
    const same = new Set(tables.flatMap((names) => names.get(nameKey) ?? []));
    if (same.size > 0) return [...same];
    const nameless = tables
      .filter((names) => names.size === 1)
      .flatMap((names) => names.get('') ?? [])
      .find((personId) => !this.#names.get(personId));
    return nameless === undefined ? [] : [nameless];
  }

  findNameless({ contacts }: Identity): string[] {
    const tables = contacts.map((contact) => this.#namesAt(contact));
    const [nameless] = tables.flatMap((names) => names.get('') ?? []);
    if (nameless !== undefined) return [nameless];
    const only = tables.find((names) => names.size === 1);
    return only ? [...only.values()] : [];
  }

  #namesAt({ kind, value }: Omit<PersonKey, 'nameKey'>): ReadonlyMap<string, string> {
    return this.#byContact.get(`${kind} ${value}`) ?? new Map();
  }
}
