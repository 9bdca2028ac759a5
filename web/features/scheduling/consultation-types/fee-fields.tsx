import { TextInput } from '@mantine/core';
import fields from '../../../admin/form.module.css';
import { Switch } from '../../../admin/switch.tsx';
import { useCan } from '../../../admin/use-can.ts';
import type { FormOf } from '../../../admin/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFormats } from '../../../lib/use-locale.ts';
import type { TypeDraft } from './type-draft.ts';

/** How clients pay: before booking, if the firm has connected a payment company, or by a link to another one. */
export function FeeFields({ form }: { form: FormOf<TypeDraft> }) {
  const { currency } = useFormats();
  const can = useCan();
  const { data: payments } = trpc.payments.settings.useQuery(undefined, {
    enabled: can('payments.read'),
  });
  const { values } = form;
  return (
    <>
      {payments && (
        <>
          <TextInput
            {...form.getInputProps('feeMinor')}
            label={`Fee in ${currency} (optional)`}
            description="What is paid online. The price above is only a text."
            inputMode="decimal"
          />
          <div className={fields.wide}>
            <Switch
              checked={values.isPrepaid}
              onChange={(isPrepaid) => form.setFieldValue('isPrepaid', isPrepaid)}
              label="Paid before it counts"
              hint="Online, the time is held for half an hour and booked once the fee is paid. Staff can book without a payment."
            />
          </div>
        </>
      )}
      <TextInput
        {...form.getInputProps('payLink')}
        label="“Pay here” link (optional)"
        description="The page of another payment company. Clients see it after booking; this site does not learn whether they have paid."
        type="url"
        className={fields.wide}
      />
    </>
  );
}
