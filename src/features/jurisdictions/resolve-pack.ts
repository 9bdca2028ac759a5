import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import type { Calculator, Way } from './calculator-schema.ts';
import { PACKS } from './every-pack.ts';
import type { HolidaySet } from './holiday-schema.ts';
import type { Pack, Word } from './schema.ts';
import { stateCodeOf, US_STATES } from './states-rules.ts';
import { wordingIn } from './wordings/every-wording.ts';
import { translatePack } from './wordings/translate-pack.ts';

/** An item of a pack with the id of the pack that it is from. */
export type From<Item> = Item & { from: string };

/** A pack with all that it inherits. */
export type ResolvedPack = Pick<Pack, 'id' | 'version' | 'name' | 'country'> & {
  /** IANA names, the usual one first. */
  zones: readonly string[];
  /** The earliest of the chain. */
  reviewBy: string;
  words: Readonly<Record<Word, string>>;
  formats: NonNullable<Pack['formats']>;
  emergencyNumber: string;
  hotline: NonNullable<Pack['hotline']>;
  statements: readonly From<Pack['statements'][number]>[];
  findings: Readonly<Record<string, From<Pack['findings'][string]>>>;
  copyDuty: From<NonNullable<Pack['copyDuty']>> | undefined;
  agreementTranslation: From<NonNullable<Pack['agreementTranslation']>> | undefined;
  tasks: readonly From<Pack['tasks'][number]>[];
  holidays: readonly From<HolidaySet>[];
  calculators: readonly From<Calculator>[];
  ways: readonly From<Way>[];
};

/** The chain of packs from the most general to this one. Throws if a pack is unknown. */
export function chainOf(id: string, packs = PACKS): Pack[] {
  const pack = packs.find((each) => each.id === id);
  if (!pack) throw new Error(`No jurisdiction pack ${id}`);
  return pack.parent === null ? [pack] : [...chainOf(pack.parent, packs), pack];
}

/** Those of countries: the default for all has no formats of its own. */
const RESOLVED: ReadonlyMap<string, ResolvedPack> = new Map(
  PACKS.filter(({ country }) => country !== null).map(({ id }) => [id, resolveChain(chainOf(id))]),
);

/** The ids of the packs that can apply to a firm. */
export const wholePackIds = (): string[] => [...RESOLVED.keys()];

/** The pack with all that it inherits: of words, findings and statements with the same key, the most special wins. */
export function resolvePack(id: string): ResolvedPack {
  const pack = RESOLVED.get(id);
  if (!pack) throw new Error(`No jurisdiction pack ${id} of a country`);
  return pack;
}

function resolveChain(chain: readonly Pack[]): ResolvedPack {
  const own = chain.at(-1);
  const formats = chain.findLast((pack) => pack.formats)?.formats;
  const emergencyNumber = chain.findLast((pack) => pack.emergencyNumber)?.emergencyNumber;
  const hotline = chain.findLast((pack) => pack.hotline)?.hotline;
  if (!own || !formats || !emergencyNumber || !hotline) {
    throw new Error(`The jurisdiction pack ${own?.id} has no formats, emergency number or hotline`);
  }
  return {
    id: own.id,
    version: own.version,
    name: own.name,
    country: own.country,
    zones: chain.findLast(({ zones }) => zones.length > 0)?.zones ?? [],
    reviewBy: chain.map(({ reviewBy }) => reviewBy).sort()[0] ?? own.reviewBy,
    words: Object.assign({}, ...chain.map(({ words }) => words)) as Record<Word, string>,
    formats,
    ...{ emergencyNumber, hotline },
    statements: statementsOf(chain),
    findings: Object.assign(
      {},
      ...chain.map(({ id, findings }) =>
        Object.fromEntries(
          Object.entries(findings).map(([rule, finding]) => [rule, { ...finding, from: id }]),
        ),
      ),
    ),
    copyDuty: chain
      .flatMap(({ id, copyDuty }) => (copyDuty ? [{ ...copyDuty, from: id }] : []))
      .at(-1),
    agreementTranslation: chain
      .flatMap(({ id, agreementTranslation }) =>
        agreementTranslation ? [{ ...agreementTranslation, from: id }] : [],
      )
      .at(-1),
    ...{ tasks: all(chain, 'tasks'), holidays: all(chain, 'holidays') },
    ...{ calculators: all(chain, 'calculators'), ways: all(chain, 'ways') },
  };
}

function statementsOf(chain: readonly Pack[]): From<Pack['statements'][number]>[] {
  let statements: From<Pack['statements'][number]>[] = [];
  for (const { id, statements: own, withoutStatements } of chain) {
    const replaced = new Set([...withoutStatements, ...own.map((statement) => statement.id)]);
    statements = [
      ...statements.filter((statement) => !replaced.has(statement.id)),
      ...own.map((statement) => ({ ...statement, from: id })),
    ];
  }
  return statements;
}

function all<Key extends 'tasks' | 'holidays' | 'calculators' | 'ways'>(
  chain: readonly Pack[],
  key: Key,
): From<Pack[Key][number]>[] {
  return chain.flatMap((pack) => pack[key].map((item) => ({ ...item, from: pack.id })));
}

/**
 * The pack for an address: that of its region, else that of its country, else that of the United States. `region` is a
 * code or a name, in any case. A state without a pack of its own has its name and zones nevertheless. Words, hotline and
 * calculators are in `language`, as far as this release has their texts.
 */
export function packFor(
  place: { country: string; region: string },
  language: Language = MAIN_LANGUAGE,
): ResolvedPack {
  const pack = packOf(place);
  const wording = wordingIn(language);
  return wording ? translatePack(pack, wording) : pack;
}

function packOf({ country, region }: { country: string; region: string }): ResolvedPack {
  const pack = resolvePack(packIdFor({ country, region }));
  if (pack.country !== 'US') return pack;
  const state = US_STATES[stateCodeOf(region) ?? ''];
  const name = state?.name ?? region.trim();
  if (!name) return pack;
  return {
    ...pack,
    words: { ...pack.words, state: name, stateLaw: `${name} law` },
    zones: state?.zones ?? pack.zones,
  };
}

function packIdFor({ country, region }: { country: string; region: string }): string {
  const named = region.trim().toLowerCase();
  const ofCountry = PACKS.filter((pack) => pack.country === country);
  const own = ofCountry.find(({ regions }) => regions.some((each) => each.toLowerCase() === named));
  return (own ?? ofCountry.find(({ regions }) => regions.length === 0))?.id ?? 'us';
}
