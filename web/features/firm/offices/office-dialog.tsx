import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { MAIN_OFFICE } from '../../../../src/features/firm/offices/rules.ts';
import { EntryDialog } from '../../../admin/keyed-entries/entry-dialog.tsx';
import { KeyField, suggestedKey } from '../../../admin/keyed-entries/entry-fields.tsx';
import { Switch } from '../../../admin/switch.tsx';
import type { FormOf } from '../../../admin/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFormats } from '../../../lib/use-locale.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { useFieldLabels } from '../use-field-labels.ts';
import { zoneOptions } from '../zones.ts';
import styles from './office-dialog.module.css';
import {
  BLANK_OFFICE,
  draftOf,
  inputOf,
  nameOf,
  type OfficeDraft,
  type OfficeSettings,
  officeWords,
} from './office-draft.ts';
import { OfficeHoursFields } from './office-hours-fields.tsx';
import { RegionField } from './region-field.tsx';
import type { useOfficeCalls } from './use-office-calls.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/firm/offices/schema.ts')).createOfficeInput;

/** Dialog to add or edit an office. */
export function OfficeDialog({
  entry,
  ...props
}: {
  entry: OfficeSettings | undefined;
  calls: ReturnType<typeof useOfficeCalls>;
  onClose: () => void;
}) {
  const formats = useFormats();
  return (
    <EntryDialog
      entry={entry}
      draftOf={draftOf}
      blank={BLANK_OFFICE}
      schema={loadSchema}
      inputOf={inputOf}
      words={officeWords(formats)}
      {...props}
    >
      {(form) => <OfficeFields form={form} isNew={!entry} />}
    </EntryDialog>
  );
}

function OfficeFields({ form, isNew }: { form: FormOf<OfficeDraft>; isNew: boolean }) {
  const labels = useFieldLabels();
  const { values } = form;
  const isMain = values.key === MAIN_OFFICE && !isNew;
  return (
    <>
      <TextInput
        {...form.getInputProps('label')}
        label="Name (optional)"
        description="Leave blank to call it by its city"
        autoComplete="off"
      />
      {isMain ? (
        <p className="muted small">
          This is the main office: its address, phone, time zone and hours are those of the firm.
        </p>
      ) : (
        <>
          <TextInput {...form.getInputProps('address.street')} required label="Street" />
          <div className={styles.place}>
            <TextInput {...form.getInputProps('address.city')} required label="City" />
            <RegionField form={form} />
            <TextInput
              {...form.getInputProps('address.postalCode')}
              required
              label={labels.postalCode}
            />
          </div>
          <TextInput
            {...form.getInputProps('phone')}
            label="Phone (optional)"
            description="Leave blank for the number of the firm"
            type="tel"
          />
          <ZoneField form={form} />
          <OfficeHoursFields form={form} />
        </>
      )}
      <TextInput
        {...form.getInputProps('mapUrl')}
        label="Link to a map (optional)"
        description="Leave blank for directions to the address"
        autoComplete="off"
      />
      <Textarea
        {...form.getInputProps('accessNote')}
        label="Parking and access (optional)"
        description="In confirmations, reminders and calendar entries: where to park, which floor, step-free access"
        rows={3}
      />
      <Stack gap="0.375rem" role="group" aria-label="Picture">
        <b className="small">Picture (optional)</b>
        <p className="muted small">The house or its entrance, on the contact page</p>
        <PictureField
          id={values.pictureId}
          onChoose={(id) => form.setFieldValue('pictureId', id)}
          onRemove={() => form.setFieldValue('pictureId', null)}
        />
        {form.errors.pictureId && <p role="alert">{form.errors.pictureId}</p>}
      </Stack>
      {!isMain && (
        <Switch
          checked={values.isActive}
          onChange={(checked) => form.setFieldValue('isActive', checked)}
          label="Open"
          hint="If off, nobody can book here. Possible once nobody works here and no appointment is still to come."
        />
      )}
      {isNew && <KeyField form={form} suggested={suggestedKey(nameOf(values))} />}
    </>
  );
}

function ZoneField({ form }: { form: FormOf<OfficeDraft> }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { usual, others } = zoneOptions(form.values.zone || firm.zone);
  return (
    <NativeSelect
      {...form.getInputProps('zone')}
      label="Time zone (optional)"
      description="For its opening hours. Consultations are offered in the time zone of the firm; confirmations add the time here."
      data={[
        { value: '', label: 'As the firm' },
        { group: 'United States', items: usual },
        { group: 'All others', items: others },
      ]}
    />
  );
}
