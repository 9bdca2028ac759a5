import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { phoneE164 } from '../../../src/features/firm/phone-rules.ts';
import fields from '../../admin/form.module.css';
import { Notice } from '../../admin/notice.tsx';
import { fieldId } from './field-path.ts';
import { FirmField } from './firm-field.tsx';
import styles from './section.module.css';
import { Section } from './section.tsx';
import { StateField } from './state-field.tsx';
import { useFieldLabels } from './use-field-labels.ts';
import type { FirmForm } from './use-firm-form.ts';
import { zoneName, zoneOptions } from './zones.ts';

/** The firm's name, contact details and time zone. With `asks`, it begins with the question for the state. */
export function NameSection({ form, asks = false }: { form: FirmForm; asks?: boolean }) {
  const { draft } = form;
  const labels = useFieldLabels(draft.country);
  const dialed = phoneE164(draft.phone, labels.callingCode);
  return (
    <Section title="Name and contact" lead="On every page, in mails and in calendar invitations.">
      <div className={styles.fields}>
        {asks && <StateField form={form} label="In which state is your office?" wide />}
        <FirmField form={form} path="name" label="Name of the firm" wide />
        <FirmField
          form={form}
          path="phone"
          label="Phone"
          hint={dialed ? `Dialed as ${dialed}` : 'As shown to visitors, with area code'}
          type="tel"
        />
        <FirmField
          form={form}
          path="email"
          label="Email address"
          type="email"
          hint="Gets bookings and messages"
        />
        <FirmField form={form} path="street" label="Street" wide />
        <FirmField form={form} path="city" label="City" />
        {!asks && <StateField form={form} label="State" />}
        <FirmField form={form} path="postalCode" label={labels.postalCode} />
        <ZoneField form={form} />
      </div>
    </Section>
  );
}

function ZoneField({ form }: { form: FirmForm }) {
  const { draft, saved } = form;
  const { usual, others } = useMemo(() => zoneOptions(saved.zone), [saved.zone]);
  return (
    <>
      <NativeSelect
        {...form.getInputProps('zone')}
        id={fieldId('zone')}
        label="Time zone"
        className={fields.wide}
        data={[
          { group: 'United States', items: usual },
          { group: 'All others', items: others },
        ]}
      />
      {draft.zone !== saved.zone && (
        <div className={styles.wide}>
          <Notice tone="warning" icon="clock" role="status">
            <p>
              <b>All times will be shown in {zoneName(draft.zone)}.</b> Available times, office
              hours and the calendar use it once you save. Existing appointments do not move, so
              their displayed time will differ from the time that clients were told.
            </p>
          </Notice>
        </div>
      )}
    </>
  );
}
