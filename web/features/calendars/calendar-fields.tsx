import { TextInput } from '@mantine/core';
import { CALENDAR_FIELDS } from '../../../src/features/calendars/fields/rules.ts';
import { readGoogleKeyFile } from '../../../src/features/calendars/key-file/rules.ts';
import { CALENDAR_PROVIDERS, CALENDAR_TEMPLATES } from '../../../src/features/calendars/rules.ts';
import { ConfigFields } from '../../admin/provider-settings/config-fields.tsx';
import { SecretField } from '../../admin/provider-settings/secret-field.tsx';
import type { Calendar } from './calendar-tab.tsx';
import type { CalendarSettingForm } from './use-calendar-form.ts';

/** The fields of a calendar connection: provider settings, webhook URL and API key. */
export function CalendarFields({
  form,
  edited,
}: {
  form: CalendarSettingForm;
  edited: Calendar | undefined;
}) {
  return (
    <>
      <ConfigFields
        form={form}
        providers={CALENDAR_PROVIDERS}
        templates={CALENDAR_TEMPLATES}
        fields={CALENDAR_FIELDS}
        keyFiles={{ google: readGoogleKeyFile }}
        stored={edited}
      />
      <TextInput
        {...form.getInputProps('webhookUrl')}
        label="Webhook URL (optional)"
        type="url"
        placeholder="https://"
        autoComplete="off"
      />
      <SecretField
        label="API Key"
        hint={
          edited?.apiKey
            ? 'Leave blank to remove the stored key.'
            : 'Stored encrypted. Only the last four characters are shown.'
        }
        value={form.values.apiKey}
        stored={edited?.apiKey ?? ''}
        error={form.errors.apiKey}
        onChange={(value) => form.setFieldValue('apiKey', value)}
      />
    </>
  );
}
