import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { isFree } from '../../../../src/features/scheduling/price-rules.ts';
import { moneySigns } from '../../../../src/platform/text/money-rules.ts';
import { LinkButton } from '../../../admin/button.tsx';
import type { FormOf } from '../../../admin/use-form.ts';
import { useFormats } from '../../../lib/use-locale.ts';
import rows from '../../../ui/rows.module.css';
import { Section } from '../../firm/section.tsx';
import type { HoursDraft, TypeChoice } from '../hours-draft.ts';
import styles from '../setup.module.css';

const PRICES = [
  { value: 'none', label: 'No price shown' },
  { value: 'free', label: 'Free' },
  { value: 'other', label: 'A price' },
] as const;

type Price = (typeof PRICES)[number]['value'];

function priceOf(priceLabel: string): Price {
  if (priceLabel === '') return 'none';
  return isFree(priceLabel) ? 'free' : 'other';
}

/** The consultation types, with switches for whether each is offered and fields for the price. */
export function TypeChoices({ form }: { form: FormOf<HoursDraft> }) {
  return (
    <Section
      title="Consultations"
      lead="What clients can book. Existing appointments stay booked."
      action={
        <LinkButton permission="availability.change" size="sm" to="/admin/consultations">
          Edit or Add Types
        </LinkButton>
      }
    >
      <ul className={`${rows.rows} ${styles.types}`}>
        {form.values.types.map((type, index) => (
          <li key={type.key}>
            <TypeRow form={form} type={type} index={index} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TypeRow({
  form,
  type: { label, isOffered, priceLabel },
  index,
}: {
  form: FormOf<HoursDraft>;
  type: TypeChoice;
  index: number;
}) {
  const path = `types.${index}` as const;
  const price = priceOf(priceLabel);
  const { symbol } = moneySigns(useFormats());
  const labels: Readonly<Record<Price, string>> = { none: '', free: 'Free', other: symbol };
  return (
    <div className={styles.type}>
      <Checkbox {...form.getInputProps(`${path}.isOffered`, { type: 'checkbox' })} label={label} />
      {isOffered && (
        <div className={styles.price}>
          <NativeSelect
            aria-label={`Price of ${label}`}
            value={price}
            onChange={(event) =>
              form.setFieldValue(`${path}.priceLabel`, labels[event.target.value as Price])
            }
            data={[...PRICES]}
          />
          {price === 'other' && (
            <TextInput
              {...form.getInputProps(`${path}.priceLabel`)}
              aria-label={`What ${label} costs`}
              maxLength={40}
            />
          )}
        </div>
      )}
    </div>
  );
}
