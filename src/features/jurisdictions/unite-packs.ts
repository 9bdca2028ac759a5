import { isShowable } from './calculator-rules.ts';
import type { Calculator, Way } from './calculator-schema.ts';
import type { From, ResolvedPack } from './resolve-pack.ts';

export type Statement = ResolvedPack['statements'][number];
export type FindingTexts = ResolvedPack['findings'];

/** The law of all offices together; words, formats and calculator are those of the main office. */
export type Law = Pick<ResolvedPack, 'words' | 'formats' | 'emergencyNumber' | 'zones'> & {
  /** The ids of the packs, that of the main office first. */
  packs: readonly string[];
  /** Each once, by id: those of the main office first. */
  statements: readonly Statement[];
  /** What the checks of advertising say, for each pack by the id of the check. */
  findings: readonly FindingTexts[];
  holidays: ResolvedPack['holidays'];
  tasks: ResolvedPack['tasks'];
  /** How many days copies of public pages are kept: the longest of all packs. */
  copyDays: number;
  /** The calculator that may be shown; null if there is none. */
  calculator: From<Calculator> | null;
  ways: readonly From<Way>[];
};

/** Copies are kept for two years, or as long as a pack asks for. */
const LEAST_COPY_DAYS = 730;

/** Unites the packs of the offices, of which the first is that of the main office. */
export function unitePacks(packs: readonly [ResolvedPack, ...ResolvedPack[]]): Law {
  const [main] = packs;
  const { words, formats, emergencyNumber, zones, calculators, ways } = main;
  return {
    ...{ words, formats, emergencyNumber, zones, ways },
    packs: packs.map(({ id }) => id),
    statements: onceById(packs.flatMap(({ statements }) => statements)),
    findings: packs.map(({ findings }) => findings),
    holidays: onceById(packs.flatMap(({ holidays }) => holidays)),
    tasks: onceById(packs.flatMap(({ tasks }) => tasks)),
    copyDays: Math.max(LEAST_COPY_DAYS, ...packs.map(({ copyDuty }) => copyDuty?.days ?? 0)),
    calculator: shownCalculator(calculators),
  };
}

/** The calculator that may be shown: one that is given, and that needs nothing more from the firm. */
const shownCalculator = (calculators: readonly From<Calculator>[]): From<Calculator> | null =>
  calculators.find((calculator) => calculator.isGiven && isShowable(calculator)) ?? null;

const onceById = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
