import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';

/**
 * Labels and texts of the step for the client's details, with and without JavaScript. Source: public spec §2 and §4.
 */

export const LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone',
  practiceArea: 'Practice Area',
  otherSide: 'Who is on the other side?',
  notes: 'Additional Notes',
} as const;

export type DetailsField = keyof typeof LABELS;

export const NOTES_HINT = 'A sentence is plenty. Please leave out account numbers.';

export const fieldId = (name: DetailsField) => `booking-${name}`;

/** Ids and labels of the fields for which `isInvalid` holds, in the order of the form. */
export const invalidFields = (isInvalid: (name: DetailsField) => boolean) =>
  (Object.keys(LABELS) as DetailsField[])
    .filter(isInvalid)
    .map((name) => ({ id: fieldId(name), label: LABELS[name] }));

export function AreaOptions({ areas }: { areas: readonly PracticeArea[] }) {
  return (
    <>
      <option value="">Choose one</option>
      {areas.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </>
  );
}

/** The legal text about submitting the form. */
export function BookingTerms() {
  return (
    <>
      Confidential. Sending this creates no lawyer-client relationship. By booking you agree that
      the firm may use these details for your appointment: <a href="/privacy">Privacy Policy</a>.
    </>
  );
}
