import { NativeSelect, Textarea } from '@mantine/core';
import { useConfirm } from '../../ui/confirm.ts';
import type { FormOf } from '../use-form.ts';
import styles from './provider-settings.module.css';

type Values = { provider: string; config: string };
type Form = Pick<FormOf<Values>, 'values' | 'errors' | 'getInputProps' | 'setValues'>;

export const templateText = (template: object) => JSON.stringify(template, null, 2);

/**
 * The provider and its settings as JSON. Choosing another provider fills in its template, after a confirmation if that
 * would replace typed text.
 */
export function ConfigFields<Provider extends string>({
  form,
  providers,
  templates,
  hint,
}: {
  form: Form;
  providers: readonly { value: Provider; text: string }[];
  templates: Readonly<Record<Provider, object>>;
  hint: string;
}) {
  const ask = useConfirm();
  const { provider, config } = form.values;
  const nameOf = (value: string) => providers.find((each) => each.value === value)?.text;
  const choose = async (next: string) => {
    const untouched = [undefined, ...Object.values<object>(templates)].some(
      (template) => config.trim() === (template ? templateText(template) : ''),
    );
    const question = {
      title: 'Replace the configuration?',
      text: `What stands there is replaced by the template of ${nameOf(next)}.`,
      action: 'Replace',
      keep: 'Keep it',
      tone: 'primary',
    } as const;
    if (!untouched && !(await ask(question))) return;
    form.setValues({ provider: next, config: templateText(templates[next as Provider]) });
  };
  return (
    <>
      <NativeSelect
        {...form.getInputProps('provider')}
        required
        label="Provider"
        data={providers.map(({ value, text }) => ({ value, label: text }))}
        value={provider}
        onChange={(event) => void choose(event.target.value)}
      />
      <Textarea
        {...form.getInputProps('config')}
        required
        label="Configuration"
        description={hint}
        className={`input ${styles.mono}`}
        rows={9}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
    </>
  );
}
