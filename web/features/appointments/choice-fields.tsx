import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AttorneySummary } from '../scheduling/attorney-summary.tsx';
import { meetWords, officesText, placeTitle } from '../scheduling/place-words.ts';
import type { BookingChoice } from './booking-choice.ts';
import { speaking, spokenIn } from './booking-options.ts';
import type { BookingAction } from './booking-state.ts';

/**
 * The fields for the consultation type and, if there is a choice, how it takes place, the office and the attorney. Without `dispatch` they are fields of a
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
  const { type, types, way, ways, attorney, attorneys, office, offices } = choice;
  const { language, languages, notice } = choice;
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
      {ways.length > 0 && (
        <Field label="How you meet">
          {(control) => (
            <select
              {...control}
              {...controlOf(
                'place',
                way,
                dispatch && ((place) => dispatch({ kind: 'choosePlace', place })),
              )}
            >
              {ways.map((each) => (
                <option key={each} value={each}>
                  {placeTitle(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {offices.length > 0 && (
        <Field label="Where">
          {(control) => (
            <select
              {...control}
              {...controlOf(
                'office',
                office?.key ?? '',
                dispatch && ((key) => dispatch({ kind: 'chooseOffice', office: key || null })),
              )}
            >
              <option value="">Any of our offices</option>
              {offices.map(({ key, label }) => (
                <option key={key} value={key}>
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

/**
 * Price, place and description of a type. The place is included only if there are several offices, or if some type does
 * not take place in the office and the client cannot choose.
 */
function typeHint({ type, types, way, ways, places }: BookingChoice): string {
  if (!type) return '';
  const office = officesText(places);
  const isPlaceNews = ways.length === 0 && types.some(({ place }) => place !== 'office');
  const place = office || (isPlaceNews && placeTitle(way));
  const facts = [type.priceLabel, place, type.description];
  return facts.filter(Boolean).join(' · ');
}

const hintOf = (hint: string) => (hint ? { hint } : {});
