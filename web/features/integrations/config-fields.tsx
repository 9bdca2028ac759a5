import { useConfirm } from '../../ui/confirm.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import styles from './integrations-page.module.css';

type Form = {
  values: { provider: string; config: string };
  errors: Partial<Record<'provider' | 'config', string>>;
  control: (name: 'provider' | 'config') => object;
  set: (name: 'provider' | 'config', value: string) => void;
};

export const templateText = (template: object) => JSON.stringify(template, null, 2);

/** A provider, and its settings as JSON. Another provider brings its template, and asks before it replaces what is typed. */
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
    form.set('provider', next);
    form.set('config', templateText(templates[next as Provider]));
  };
  return (
    <>
      <SelectField
        form={form}
        name="provider"
        label="Provider"
        options={providers.map(({ value, text }) => ({ value, label: text }))}
        value={provider}
        onChange={(event) => void choose(event.target.value)}
      />
      <TextAreaField
        form={form}
        name="config"
        label="Configuration"
        hint={hint}
        className={`input ${styles.mono}`}
        rows={9}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
    </>
  );
}
