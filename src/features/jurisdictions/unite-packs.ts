import type { Language } from '../../../messages/messages.ts';
import { isShowable } from './calculator-rules.ts';
import type { Calculator, Way } from './calculator-schema.ts';
import type { From, ResolvedPack } from './resolve-pack.ts';
import type { SpokenPack } from './review/pack-in.ts';

export type Statement = ResolvedPack['statements'][number] & {
  language: Language;
  /** Whether an attorney has confirmed it in this language. */
  isConfirmed: boolean;
};
type FindingTexts = ResolvedPack['findings'];

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
  /** Who negotiates an agreement in one of these languages is owed the translation before signing; with the rules. */
  agreementTranslations: readonly NonNullable<ResolvedPack['agreementTranslation']>[];
  /** The calculator that may be shown; null if there is none. */
  calculator: From<Calculator> | null;
  /** The calculator of the main office, shown or not; null if its pack has none. */
  proposedCalculator: From<Calculator> | null;
  ways: readonly From<Way>[];
};

/** Copies are kept for two years, or as long as a pack asks for. */
const LEAST_COPY_DAYS = 730;

/** Unites the packs of the offices, of which the first is that of the main office. */
export function unitePacks(ofOffices: readonly [SpokenPack, ...SpokenPack[]]): Law {
  const [main] = ofOffices;
  const packs = onceById(ofOffices);
  const { words, formats, emergencyNumber, zones, ways } = main;
  return {
    ...{ words, formats, emergencyNumber, zones, ways },
    packs: packs.map(({ id }) => id),
    statements: onceById(packs.flatMap(({ statements }) => statements)),
    findings: packs.map(({ findings }) => findings),
    holidays: onceById(packs.flatMap(({ holidays }) => holidays)),
    tasks: onceById(packs.flatMap(({ tasks }) => tasks)),
    copyDays: Math.max(LEAST_COPY_DAYS, ...packs.map(({ copyDuty }) => copyDuty?.days ?? 0)),
    agreementTranslations: packs.flatMap(({ agreementTranslation }) => agreementTranslation ?? []),
    calculator: shownCalculator(main),
    proposedCalculator: main.calculators[0] ?? null,
  };
}

/** The calculator that may be shown: one that is given or confirmed, and that needs nothing more from the firm. */
const shownCalculator = ({ calculators, stateOf }: SpokenPack): From<Calculator> | null =>
  calculators.find(
    (calculator) =>
      ['given', 'confirmed'].includes(stateOf('calculator', calculator.id)) &&
      isShowable(calculator),
  ) ?? null;

function onceById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...Map.groupBy(items, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}
