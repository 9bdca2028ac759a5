import { NativeSelect, TextInput } from '@mantine/core';
import type { FormOf } from '../../../admin/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { stateChoices, stateValue, zoneIn } from '../state-choice.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import type { OfficeDraft } from './office-draft.ts';

/** The state of an office, which decides whose law is added and sets its time zone; a county is typed. */
export function RegionField({ form }: { form: FormOf<OfficeDraft> }) {
  const labels = useFieldLabels();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { address, zone } = form.values;
  const field = form.getInputProps('address.region');
  if (firm.country !== 'US') return <TextInput {...field} required label={labels.region} />;
  const choose = (region: string) => {
    form.setFieldValue('address', { ...address, region });
    const own = zoneIn(region, zone || firm.zone);
    form.setFieldValue('zone', own === firm.zone ? '' : own);
  };
  return (
    <NativeSelect
      {...field}
      required
      label={labels.region}
      value={stateValue(address.region)}
      data={[
        { value: '', label: 'Choose a state', disabled: true },
        ...stateChoices(address.region),
      ]}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
