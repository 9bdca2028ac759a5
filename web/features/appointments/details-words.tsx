import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { Rich } from '../../ui/rich.tsx';

/**
 * Labels and texts of the step for the client's details, with and without JavaScript. Source: public spec §2 and §4.
 */

const labels = () => ({
  firstName: m.booking.firstName,
  lastName: m.booking.lastName,
  email: m.booking.email,
  phone: m.booking.phone,
  practiceArea: m.booking.practiceArea,
  otherSide: m.forms.otherSide,
  notes: m.booking.notes,
});

export type DetailsField = keyof ReturnType<typeof labels>;

export const labelOf = (name: DetailsField): string => labels()[name];

/** Whether the step has a field with this name. */
export const isDetailsField = (name: string): boolean => name in labels();

export const fieldId = (name: DetailsField) => `booking-${name}`;

/** Ids and labels of the fields for which `isInvalid` holds, in the order of the form. */
export const invalidFields = (isInvalid: (name: DetailsField) => boolean) =>
  (Object.keys(labels()) as DetailsField[])
    .filter(isInvalid)
    .map((name) => ({ id: fieldId(name), label: labelOf(name) }));

export function AreaOptions({ areas }: { areas: readonly PracticeArea[] }) {
  return (
    <>
      <option value="">{m.forms.chooseOne}</option>
      {areas.map(({ key, label, originalLanguage }) => (
        <option key={key} value={key} lang={originalLanguage ?? undefined}>
          {label}
        </option>
      ))}
    </>
  );
}

/** The legal text about submitting the form. */
export function BookingTerms() {
  return (
    <Rich
      text={m.booking.terms}
      parts={{ link: (text) => <a href={here('/privacy')}>{text}</a> }}
    />
  );
}
