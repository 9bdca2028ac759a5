import { TextInput } from '@mantine/core';
import {
  type ConfigField,
  messagesByKey,
  type Settings,
  settingsText,
  shownText,
  typedSetting,
  unknownKeys,
  withoutKey,
} from '../../../src/platform/provider-settings/fields/rules.ts';
import { isMask } from '../../../src/platform/provider-settings/rules.ts';
import { Notice } from '../notice.tsx';
import { Switch } from '../switch.tsx';
import type { FormOf } from '../use-form.ts';
import { SecretField } from './secret-field.tsx';

export type SettingsForm = Pick<
  FormOf<{ provider: string; config: string }>,
  'values' | 'errors' | 'getInputProps' | 'setValues' | 'setFieldValue' | 'setFieldError'
>;

/** Edits the settings in a form's JSON as fields. Keys without a field are preserved and listed. */
export function SettingFields({
  form,
  settings,
  fields,
  stored = {},
}: {
  form: SettingsForm;
  settings: Settings;
  fields: readonly ConfigField[];
  stored: Settings | undefined;
}) {
  const unknown = unknownKeys(settings, fields);
  const shown = fields.filter(({ isHidden }) => !isHidden);
  const messages = messagesByKey(form.errors.config, [...fields.map(({ key }) => key), ...unknown]);
  const change = (key: string, value: unknown) => {
    form.setFieldValue('config', settingsText({ ...settings, [key]: value }));
    // Only the message of the edited field is out of date.
    form.setFieldError('config', withoutKey(messages, key));
  };
  const others = Object.entries(messages).filter(([key]) =>
    shown.every((field) => field.key !== key),
  );
  return (
    <>
      {shown.map((field) => (
        <SettingField
          key={field.key}
          field={field}
          value={settings[field.key]}
          stored={stored[field.key]}
          error={messages[field.key]}
          onChange={(value) => change(field.key, value)}
        />
      ))}
      {others.map(([key, message]) => (
        <Notice key={key} tone="danger" icon="alert" role="alert">
          <p>{key ? `${key}: ${message}` : message}</p>
        </Notice>
      ))}
      {unknown.length > 0 && (
        <Notice tone="warning" icon="alert">
          <p>
            Also set, without a field: {unknown.join(', ')}. To change or remove it, edit as JSON.
          </p>
        </Notice>
      )}
    </>
  );
}

function SettingField({
  field,
  value,
  stored,
  error,
  onChange,
}: {
  field: ConfigField;
  value: unknown;
  stored: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}) {
  const { key, label, help, kind, isRequired = false, example } = field;
  const text = shownText(value);
  if (kind === 'switch') {
    return (
      <Switch label={label} hint={error ?? help} checked={value === true} onChange={onChange} />
    );
  }
  if (kind === 'secret' || kind === 'secret block') {
    return (
      <SecretField
        label={label}
        hint={help}
        value={text}
        stored={typeof stored === 'string' && isMask(stored) ? stored : ''}
        error={error}
        isRequired={isRequired}
        isBlock={kind === 'secret block'}
        onChange={onChange}
      />
    );
  }
  return (
    <TextInput
      name={key}
      label={isRequired ? label : `${label} (optional)`}
      description={help}
      required={isRequired}
      error={error}
      placeholder={example}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={text}
      onChange={(event) => onChange(typedSetting(field, event.target.value))}
    />
  );
}
