import { MAIN_OFFICE } from '../../../src/features/firm/offices/rules.ts';
import type { TradeWords } from '../../../src/features/jurisdictions/words-rules.ts';
import { areaFirst } from '../../../src/features/scheduling/area-rules.ts';
import type {
  AttorneyChoice,
  BookingChoices,
  TypeChoice,
} from '../../../src/features/scheduling/choices/schema.ts';
import { firstTypeOf, type Place } from '../../../src/features/scheduling/rules.ts';
import { languageWords, spokenOnPage } from '../../lib/language-words.ts';
import { m } from '../../lib/messages.ts';

/**
 * The requested type (a key), attorney (a slug), way to meet, office (a key) and language, from a link or the visitor's choice; null
 * for none. An empty language is the choice of anyone; without a choice, it is that of the page. `area` is the key of the practice area, as far as it is known.
 */
type Wanted = {
  type: string | null;
  attorney: string | null;
  place?: string | null | undefined;
  office?: string | null | undefined;
  language?: string | null | undefined;
  area?: string | undefined;
};

type OfficeChoice = BookingChoices['offices'][number];

/** The resolved choice, and the options to choose from. */
export type BookingChoice = {
  /** The type; undefined if the firm offers none online. */
  type: TypeChoice | undefined;
  /** The attorney; undefined for anyone. */
  attorney: AttorneyChoice | undefined;
  /** The language that the attorney must speak; undefined for any, and if an attorney is chosen. */
  language: string | undefined;
  /** How it takes place, and the ways to choose from; empty if it is only one. */
  way: Place;
  ways: readonly Place[];
  /** The office; undefined for any, and if it does not take place in an office. */
  office: OfficeChoice | undefined;
  /** The types that the attorney offers. */
  types: readonly TypeChoice[];
  /**
   * The attorneys who offer the type in the office, first those who work on the practice area; empty if only one person
   * can be booked, so that there is no choice.
   */
  attorneys: readonly AttorneyChoice[];
  /** The languages that some of them speak and others do not, with how many do. */
  languages: readonly { name: string; count: number }[];
  /** The offices to choose from, in which the type is offered by the attorney or by anyone; empty if it is only one. */
  offices: readonly OfficeChoice[];
  /** The offices in which it can take place; empty if the firm has one, or if it does not take place in an office. */
  places: readonly OfficeChoice[];
  /** Explains why the request could not be met, if so, in the language of the page. */
  notice: ((words: TradeWords) => string) | undefined;
};

/**
 * Resolves a requested choice against the available ones. If the attorney does not offer the type, the attorney takes
 * precedence.
 */
export function chooseFrom(choices: BookingChoices, wanted: Wanted): BookingChoice {
  const attorney = choices.attorneys.find(({ slug }) => slug === wanted.attorney);
  const types = attorney
    ? choices.types.filter((each) => each.attorneys.includes(attorney.slug))
    : choices.types;
  const type = types.find(({ key }) => key === wanted.type) ?? firstTypeOf(types);
  const offering = choices.attorneys.filter(({ slug }) => type?.attorneys.includes(slug));
  const ways = type?.places ?? [];
  const way = ways.find((each) => each === wanted.place) ?? type?.place ?? 'office';
  const offices = officesOf(choices, { type, people: attorney ? [attorney] : offering });
  const isThere = way === 'office';
  const office = isThere ? offices.find(({ key }) => key === wanted.office) : undefined;
  const present = offering.filter(({ offices: own }) => !office || own.includes(office.key));
  const attorneys = isOnePerson(choices)
    ? []
    : areaFirst(present, { area: wanted.area, typeAreas: type?.practiceAreas ?? [] });
  const languages = languagesOf(attorneys);
  const asked = wanted.attorney === null ? (wanted.language ?? spokenOnPage()) : wanted.language;
  const language = attorney ? undefined : languages.find(({ name }) => name === asked);
  return {
    ...{ type, attorney, way, ways, office, types, attorneys, languages },
    language: language?.name,
    offices: offices.length > 1 ? offices : [],
    places: office ? [office] : isThere ? offices : [],
    notice:
      noticeOf(choices, wanted, { type, attorney }) ??
      languageNotice({ ...wanted, language: asked }, { people: present, office }),
  };
}

/** The offices in which these people, or the firm as a whole, offer a type; none if it cannot take place in an office. */
function officesOf(
  { offices }: BookingChoices,
  { type, people }: { type: TypeChoice | undefined; people: readonly AttorneyChoice[] },
): OfficeChoice[] {
  if (!type || ![type.place, ...type.places].includes('office')) return [];
  return offices.filter(
    ({ key }) =>
      people.some(({ offices: own }) => own.includes(key)) ||
      (type.isOfferedByFirm && key === MAIN_OFFICE),
  );
}

function languagesOf(attorneys: readonly AttorneyChoice[]) {
  const names = [...new Set(attorneys.flatMap(({ languages }) => languages))];
  return names.flatMap((name) => {
    const count = attorneys.filter(({ languages }) => languages.includes(name)).length;
    return count < attorneys.length ? [{ name, count }] : [];
  });
}

function isOnePerson({ types, attorneys }: BookingChoices): boolean {
  const isFirmToo = types.some(({ isOfferedByFirm }) => isOfferedByFirm);
  return attorneys.length === 0 || (attorneys.length === 1 && !isFirmToo);
}

function noticeOf(
  choices: BookingChoices,
  wanted: Wanted,
  { type, attorney }: Pick<BookingChoice, 'type' | 'attorney'>,
): BookingChoice['notice'] {
  if (wanted.attorney !== null && !attorney) return (words) => m.booking.attorneyNotOnline(words);
  const refused = choices.types.find(({ key }) => key === wanted.type);
  if (!attorney || !refused || refused === type) return undefined;
  return () => m.booking.typeNotOffered({ name: attorney.name, type: refused.label });
}

function languageNotice(
  { language, attorney }: Wanted,
  found: { people: readonly AttorneyChoice[]; office: OfficeChoice | undefined },
): BookingChoice['notice'] {
  if (!language || attorney !== null || found.people.length === 0) return undefined;
  if (found.people.some(({ languages }) => languages.includes(language))) return undefined;
  const office = found.office?.label;
  return () => {
    const spoken = { language: languageWords(language) };
    return office
      ? m.booking.languageNotSpokenThere({ ...spoken, office })
      : m.booking.languageNotSpoken(spoken);
  };
}

/**
 * The ISO weekdays on which the type is offered by this attorney, or by anyone: an estimate until the free times are
 * loaded.
 */
export function weekdaysOf({ type, attorney }: Pick<BookingChoice, 'type' | 'attorney'>): number[] {
  const weekdays = type?.weekdays ?? [];
  return attorney ? weekdays.filter((weekday) => attorney.weekdays.includes(weekday)) : weekdays;
}
