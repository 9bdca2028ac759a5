import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { capitalized } from '../../../src/features/jurisdictions/words-rules.ts';
import type { AttorneyChoice } from '../../../src/features/scheduling/choices/schema.ts';
import { languageWords, spokenOnPage } from '../../lib/language-words.ts';
import { m } from '../../lib/messages.ts';
import { useWords } from '../../lib/use-words.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AttorneySummary } from '../scheduling/attorney-summary.tsx';
import { meetWords, placeTitle } from '../scheduling/place-words.ts';
import type { BookingChoice } from './booking-choice.ts';
import { atOffice, officeIn, speaking, spokenIn } from './booking-options.ts';
import type { BookingAction } from './booking-state.ts';

/**
 * The fields for the consultation type and, if there is a choice, where it takes place and the attorney. Without `dispatch` they are fields of a
 * plain form that works without JavaScript.
 */
export function ChoiceFields({
  firm,
  choice,
  area,
  dispatch,
}: {
  firm: FirmProfile;
  choice: BookingChoice;
  /** The practice area, if it is known. */
  area: PracticeArea | undefined;
  dispatch?: (action: BookingAction) => void;
}) {
  const { type, types, way, attorney, attorneys, office, language, languages, notice } = choice;
  const wheres = wheresOf(choice);
  const words = useWords();
  return (
    <>
      {notice && (
        <Notice tone="warning" icon="alert" role="status">
          <p>{notice(words)}</p>
        </Notice>
      )}
      <Field label={m.booking.typeLabel} {...hintOf(typeHint(choice))}>
        {(control) => (
          <select
            {...control}
            required
            {...controlOf(
              'type',
              type?.key ?? '',
              dispatch && ((key) => dispatch({ kind: 'chooseType', type: key })),
            )}
          >
            {types.map(({ key, label, originalLanguage }) => (
              <option key={key} value={key} lang={originalLanguage ?? undefined}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {wheres.length > 0 && (
        <Field label={m.booking.whereLabel} {...hintOf(office?.address ?? '')}>
          {(control) => (
            <select
              {...control}
              {...controlOf(
                'place',
                office ? atOffice(office.key) : way,
                dispatch && ((value) => dispatch(placeAction(value))),
              )}
            >
              {wheres.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {attorneys.length > 0 && (
        <Field
          label={m.booking.attorneyLabel({ attorney: capitalized(words.attorney) })}
          hint={
            attorney ? m.booking.typesOfAttorney({ name: attorney.name }) : m.booking.anyoneHint
          }
        >
          {(control) => (
            <select
              {...control}
              {...controlOf(
                'attorney',
                attorney?.slug ?? (language ? speaking(language) : anyoneValue()),
                dispatch && ((value) => dispatch(attorneyAction(value))),
              )}
            >
              <option value={anyoneValue()}>{anyoneWords(choice, area)}</option>
              {languages.map(({ name, count }) => (
                <option key={name} value={speaking(name)}>
                  {m.booking.anyoneSpeaking({ language: languageWords(name), count: `${count}` })}
                </option>
              ))}
              {attorneys.map((each) => (
                <option key={each.slug} value={each.slug}>
                  {attorneyWords(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {attorney && attorneys.length > 0 && (
        <AttorneySummary firm={firm} name={attorney.name} label={meetWords(way)} />
      )}
    </>
  );
}

/** The options of the field “Where”: the ways to meet, with the offices; empty without a choice. */
function wheresOf({ way, ways, offices }: BookingChoice) {
  const all = ways.length > 0 ? ways : offices.length > 0 ? [way] : [];
  return all.flatMap((each) =>
    each === 'office' && offices.length > 0
      ? [
          { value: each, label: m.booking.anyOffice },
          ...offices.map(({ key, label }) => ({ value: atOffice(key), label })),
        ]
      : [{ value: each, label: placeTitle(each) }],
  );
}

/** The choice in the field “Where”: an office, or a way to meet. */
function placeAction(value: string): BookingAction {
  const office = officeIn(value) ?? null;
  return { kind: 'choosePlace', place: office ? 'office' : value, office };
}

/** The choice in the attorney field: an attorney, anyone who speaks a language, or anyone. */
function attorneyAction(value: string): BookingAction {
  const language = spokenIn(value) ?? null;
  return {
    kind: 'chooseAttorney',
    attorney: language === null ? value || null : null,
    language,
  };
}

/** Where the language of the page is preselected, anyone is a choice of its own. */
const anyoneValue = () => (spokenOnPage() === undefined ? '' : speaking(''));

/** The name, and that they speak the language of the page if it is not the main one. */
function attorneyWords({ name, languages }: AttorneyChoice): string {
  const language = spokenOnPage();
  return language && languages.includes(language)
    ? m.booking.attorneySpeaking({ name, language: languageWords(language) })
    : name;
}

/** “Anyone”; if not all of them work on the practice area, those who do come first. */
function anyoneWords({ attorneys }: BookingChoice, area: PracticeArea | undefined): string {
  const count = attorneys.filter(
    ({ practiceAreas }) => area && practiceAreas.includes(area.key),
  ).length;
  return area && count > 0 && count < attorneys.length
    ? m.booking.anyoneFirstOnArea({ area: area.label })
    : m.booking.anyone;
}

const controlOf = (name: string, value: string, onChoose: ((value: string) => void) | undefined) =>
  onChoose
    ? { value, onChange: (event: { target: { value: string } }) => onChoose(event.target.value) }
    : { name, defaultValue: value };

/** Price, place and description of a type. */
function typeHint(choice: BookingChoice): string {
  const { type } = choice;
  if (!type) return '';
  return [type.priceLabel, placeNews(choice), type.description].filter(Boolean).join(' · ');
}

/** Where it takes place, if that is news and no choice: in one of several offices, or not in the office. */
function placeNews(choice: BookingChoice): string | undefined {
  if (wheresOf(choice).length > 0) return undefined;
  const { types, way, places } = choice;
  const [office] = places;
  if (office)
    return m.booking.whereWithAddress({ place: placeTitle(way), address: office.address });
  return types.some(({ place }) => place !== 'office') ? placeTitle(way) : undefined;
}

const hintOf = (hint: string) => (hint ? { hint } : {});
