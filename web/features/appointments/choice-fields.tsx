import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AttorneySummary } from '../scheduling/attorney-summary.tsx';
import { addressOf, meetWords, officesText, placeTitle } from '../scheduling/place-words.ts';
import type { BookingChoice } from './booking-choice.ts';
import type { BookingAction } from './booking-state.ts';

/**
 * The fields for the consultation type and, if there is a choice, the attorney. Without `dispatch` they are fields of a
 * plain form that works without JavaScript.
 */
export function ChoiceFields({
  firm,
  choice,
  dispatch,
}: {
  firm: FirmProfile;
  choice: BookingChoice;
  dispatch?: (action: BookingAction) => void;
}) {
  const { type, types, attorney, attorneys, notice } = choice;
  return (
    <>
      {notice && (
        <Notice tone="warning" icon="alert" role="status">
          <p>{notice}</p>
        </Notice>
      )}
      <Field label="Consultation type" {...hintOf(typeHint(choice, addressOf(firm)))}>
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
                attorney?.slug ?? '',
                dispatch &&
                  ((slug) => dispatch({ kind: 'chooseAttorney', attorney: slug || null })),
              )}
            >
              <option value="">Anyone</option>
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
        <AttorneySummary
          firm={firm}
          name={attorney.name}
          label={meetWords(type?.place ?? 'office')}
        />
      )}
    </>
  );
}

const controlOf = (name: string, value: string, onChoose: ((value: string) => void) | undefined) =>
  onChoose
    ? { value, onChange: (event: { target: { value: string } }) => onChoose(event.target.value) }
    : { name, defaultValue: value };

/**
 * Price, place and description of a type. The place is included only if some type does not take place in the office, or
 * if there are several offices.
 */
function typeHint({ type, types, offices }: BookingChoice, address: string): string {
  if (!type) return '';
  const office = type.place === 'office' && officesText(offices, address);
  const isPlaceNews = types.some(({ place }) => place !== 'office');
  const place = office || (isPlaceNews && placeTitle(type.place));
  const facts = [type.priceLabel, place, type.description];
  return facts.filter(Boolean).join(' · ');
}

const hintOf = (hint: string) => (hint ? { hint } : {});
