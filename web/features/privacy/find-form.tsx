import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './privacy-page.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/privacy/schema.ts')).personInput;

/** Search form for a person. Keeps the typed text. */
export function FindForm({
  isPending,
  onFind,
}: {
  isPending: boolean;
  onFind: (input: { email: string }) => Promise<unknown>;
}) {
  const form = useForm({ schema: loadSchema, initialValues: { email: '' } });
  return (
    <form className={styles.find} noValidate onSubmit={form.onSubmit(onFind)}>
      <TextField
        form={form}
        name="email"
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <Button type="submit" variant="primary" pending={isPending}>
        <Icon name="search" />
        Find
      </Button>
    </form>
  );
}
