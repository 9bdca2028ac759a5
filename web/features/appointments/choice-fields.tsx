import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AttorneySummary } from './attorney-summary.tsx';
import type { BookingChoice } from './booking-choice.ts';
import type { BookingAction } from './booking-state.ts';
import { addressOf, meetWords, officesText, placeTitle } from './place-words.ts';

/**
 * The consultation type and, where there is a choice, with whom. Without `dispatch`, fields of a form that is sent
 * without scripts.
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
 * Price, place and description. The place only if it differs from the office for any of the types, or there are several
 * offices.
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
