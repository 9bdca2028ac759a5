import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
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
  return (
    <>
      {notice && (
        <Notice tone="warning" icon="alert" role="status">
          <p>{notice}</p>
        </Notice>
      )}
      <Field label="Consultation type" {...hintOf(typeHint(choice))}>
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
            {types.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {wheres.length > 0 && (
        <Field label="Where" {...hintOf(office?.address ?? '')}>
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
          label="Attorney"
          hint={
            attorney
              ? `The types above are those that ${attorney.name} offers.`
              : '“Anyone” shows the most times.'
          }
        >
          {(control) => (
            <select
              {...control}
              {...controlOf(
                'attorney',
                attorney?.slug ?? (language ? speaking(language) : ''),
                dispatch && ((value) => dispatch(attorneyAction(value))),
              )}
            >
              <option value="">{anyoneWords(choice, area)}</option>
              {languages.map(({ name, count }) => (
                <option key={name} value={speaking(name)}>
                  Anyone who speaks {name} ({count})
                </option>
              ))}
              {attorneys.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
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
          { value: each, label: 'Any of our offices' },
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
  return { kind: 'chooseAttorney', attorney: language ? null : value || null, language };
}

/** “Anyone”; if not all of them work on the practice area, those who do come first. */
function anyoneWords({ attorneys }: BookingChoice, area: PracticeArea | undefined): string {
  const count = attorneys.filter(
    ({ practiceAreas }) => area && practiceAreas.includes(area.key),
  ).length;
  return area && count > 0 && count < attorneys.length
    ? `Anyone, first those who work on ${area.label}`
    : 'Anyone';
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
  if (office) return `${placeTitle(way)}: ${office.address}`;
  return types.some(({ place }) => place !== 'office') ? placeTitle(way) : undefined;
}

const hintOf = (hint: string) => (hint ? { hint } : {});
