import { NativeSelect, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  type ConfigField,
  readSettings,
  settingsText,
} from '../../../src/platform/provider-settings/fields/rules.ts';
import {
  describeJsonMistake,
  findJsonMistake,
} from '../../../src/platform/provider-settings/rules.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { Button } from '../button.tsx';
import { KeyFileField, type ReadKeyFile } from './key-file-field.tsx';
import styles from './provider-settings.module.css';
import { SettingFields, type SettingsForm } from './setting-fields.tsx';
import { useConfigView } from './use-config-view.ts';

const HINT =
  'JSON, the same settings as the fields. A masked secret is unchanged; overwrite its dots to replace it.';

/** An entry of the select: a provider, and the initial settings if it is chosen. */
type ProviderChoice<Provider extends string> = {
  value: string;
  text: string;
  provider: Provider;
  template: object;
};

/** What a form needs to know about the providers that it offers. */
export type ProviderForms<Provider extends string> = {
  providers: readonly { value: Provider; text: string }[];
  /** Offers these instead of the providers, where one provider has several initial settings. */
  choices?: readonly ProviderChoice<Provider>[];
  /** Which of them is chosen. */
  chosen?: string;
  onChosen?: (value: string) => void;
  /** The initial settings of each provider. */
  templates: Readonly<Record<Provider, object>>;
  fields: Readonly<Record<Provider, readonly ConfigField[]>>;
  /** Parsers of key files, for the providers that issue one. */
  keyFiles?: Partial<Record<Provider, ReadKeyFile>>;
};

/**
 * The provider and its settings, as fields or as JSON. Choosing another provider fills in its template, after a
 * confirmation if that would replace typed text.
 */
export function ConfigFields<Provider extends string>({
  form,
  stored,
  children,
  ...forms
}: ProviderForms<Provider> & {
  /** Shown between the provider and its fields. */
  children?: ReactNode;
  form: SettingsForm;
  /** The stored settings, with masked secrets. */
  stored: { provider: string; config: string } | null | undefined;
}) {
  const provider = form.values.provider as Provider;
  const { view, choose } = useConfigView();
  const settings = readSettings(form.values.config);
  const readKeyFile = forms.keyFiles?.[provider];
  const showFields = () => {
    if (settings) return choose('fields');
    const mistake = findJsonMistake(form.values.config);
    form.setFieldError(
      'config',
      mistake ? describeJsonMistake(mistake) : 'Must be an object in braces',
    );
  };
  return (
    <>
      <ProviderSelect form={form} {...forms} />
      {view === 'fields' && settings ? (
        <>
          {children}
          {readKeyFile && (
            <KeyFileField key={`key file of ${provider}`} form={form} read={readKeyFile} />
          )}
          <SettingFields
            key={provider}
            form={form}
            settings={settings}
            fields={forms.fields[provider]}
            stored={stored?.provider === provider ? readSettings(stored.config) : undefined}
          />
          <div>
            <Button size="sm" variant="subtle" onClick={() => choose('json')}>
              Edit as text (for your IT)
            </Button>
          </div>
        </>
      ) : (
        <>
          <Textarea
            {...form.getInputProps('config')}
            required
            label="Configuration"
            description={HINT}
            classNames={{ input: styles.mono }}
            rows={9}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
          />
          <div>
            <Button size="sm" variant="subtle" onClick={showFields}>
              Edit as Fields
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function ProviderSelect<Provider extends string>({
  form,
  providers,
  templates,
  choices = providers.map((each) => ({
    ...each,
    provider: each.value,
    template: templates[each.value],
  })),
  chosen = form.values.provider,
  onChosen,
}: ProviderForms<Provider> & { form: SettingsForm }) {
  const ask = useConfirm();
  const { config } = form.values;
  const choose = async (next: ProviderChoice<Provider>) => {
    const initial = choices.map(({ template }) => template);
    const untouched = [undefined, ...initial].some(
      (template) => config.trim() === (template ? settingsText(template) : ''),
    );
    const question = {
      title: 'Replace the configuration?',
      text: `The current configuration is replaced by the template of ${next.text}.`,
      action: 'Replace',
      keep: 'Keep it',
      tone: 'primary',
    } as const;
    if (!untouched && !(await ask(question))) return;
    form.setValues({ provider: next.provider, config: settingsText(next.template) });
    onChosen?.(next.value);
  };
  return (
    <NativeSelect
      {...form.getInputProps('provider')}
      required
      label="Provider"
      data={choices.map(({ value, text }) => ({ value, label: text }))}
      value={chosen}
      onChange={({ target }) => {
        const next = choices.find(({ value }) => value === target.value);
        if (next) void choose(next);
      }}
    />
  );
}
