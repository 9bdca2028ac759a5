import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { KeyLifetime } from '../../../src/features/api-keys/rules.ts';
import type { CreateApiKeyInput } from '../../../src/features/api-keys/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './api-keys.module.css';
import type { NewKey } from './new-key-dialog.tsx';
import { ScopeFields } from './scope-fields.tsx';

const loadSchema = async () =>
  (await import('../../../src/features/api-keys/schema.ts')).apiKeyFields;

const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'No expiration' },
];

type Draft = { name: string; scopes: string[]; lifetime: string; addressRanges: string };

const BLANK: Draft = { name: '', scopes: [], lifetime: '90', addressRanges: '' };

const inputOf = ({ lifetime, ...draft }: Draft) => ({
  ...draft,
  lifetimeDays: (lifetime === '' ? null : Number(lifetime)) as KeyLifetime,
});

/** Dialog to create an API key. */
export function CreateKeyDialog({
  onCreated,
  onClose,
}: {
  onCreated: (key: NewKey) => void;
  onClose: () => void;
}) {
  const id = useId();
  const withToasts = useMutationToasts();
  const { apiKeys } = trpc.useUtils();
  const { onSuccess, onError } = withToasts({
    success: 'The key is created',
    failure: 'Failed to create the key',
    refresh: () => apiKeys.invalidate(),
    onSuccess: (created: NewKey) => {
      onClose();
      onCreated(created);
    },
  });
  const create = trpc.apiKeys.create.useMutation({ onSuccess });
  const form = useForm<Draft, CreateApiKeyInput>({
    schema: loadSchema,
    initialValues: BLANK,
    transformValues: inputOf,
    onError,
  });
  return (
    <Dialog
      title="Create Key"
      size="xl"
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={create.isPending}>
            Create Key
          </Button>
        </>
      )}
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={form.onSubmit((values) => create.mutateAsync(values))}
      >
        <div className={styles.top}>
          <TextInput
            {...form.getInputProps('name')}
            required
            label="Who will use it"
            description="The audit log shows its calls under this name."
            autoComplete="off"
          />
          <NativeSelect
            {...form.getInputProps('lifetime')}
            label="Valid for"
            description="It can be revoked at any time."
            data={LIFETIMES}
          />
          <Textarea
            {...form.getInputProps('addressRanges')}
            label="Only from addresses (optional)"
            description="One per line, such as 203.0.113.0/24"
            rows={1}
          />
        </div>
        <ScopeFields
          error={form.errors.scopes}
          value={form.values.scopes}
          onChange={(scopes) => form.setFieldValue('scopes', scopes)}
        />
      </form>
    </Dialog>
  );
}
