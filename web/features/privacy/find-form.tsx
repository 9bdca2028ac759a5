import { TextInput } from '@mantine/core';
import { Button } from '../../admin/button.tsx';
import { useForm } from '../../admin/use-form.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './privacy-page.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/privacy/schema.ts')).personInput;

/** Search form for a person. Keeps the typed text after a search. */
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
      <TextInput
        {...form.getInputProps('email')}
        required
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <Button type="submit" variant="filled" pending={isPending}>
        <Icon name="search" />
        Find
      </Button>
    </form>
  );
}
