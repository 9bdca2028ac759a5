import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ReviewedItem } from './law-section.tsx';

const loadSchema = async () =>
  (await import('../../../src/features/jurisdictions/review/schema.ts')).confirmItemInput;

const SOMEBODY_ELSE = '';

/** Dialog in which staff record which attorney has confirmed a line of state law. */
export function ConfirmDialog({
  item: { pack, item, title, lines, rule, source },
  version,
  attorneys,
  onClose,
}: {
  item: ReviewedItem;
  version: number;
  attorneys: readonly string[];
  onClose: () => void;
}) {
  const id = useId();
  const [isOther, setOther] = useState(attorneys.length === 0);
  const [hasRead, setRead] = useState(false);
  const [hasTried, setTried] = useState(false);
  const withToasts = useMutationToasts();
  const { jurisdictions } = trpc.useUtils();
  const confirm = trpc.jurisdictions.confirm.useMutation(
    withToasts({
      success: 'Confirmation recorded',
      failure: 'Failed to record the confirmation',
      refresh: () => jurisdictions.invalidate(),
      onSuccess: onClose,
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { pack, item, version, attorney: attorneys[0] ?? '', barNumber: '' },
  });
  const submit = form.onSubmit((input) => (hasRead ? confirm.mutateAsync(input) : undefined));
  return (
    <Dialog
      title={`Confirm: ${title}`}
      onClose={onClose}
      isDirty={form.isDirty()}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="filled"
            type="submit"
            form={id}
            pending={confirm.isPending}
            onClick={() => setTried(true)}
          >
            Record Confirmation
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack>
          <blockquote>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </blockquote>
          <p className="muted small">
            {rule}. Source: {source}.
          </p>
          {attorneys.length > 0 && (
            <NativeSelect
              label="Attorney"
              value={isOther ? SOMEBODY_ELSE : form.values.attorney}
              data={[
                ...attorneys.map((name) => ({ value: name, label: name })),
                { value: SOMEBODY_ELSE, label: 'Somebody else' },
              ]}
              onChange={({ target: { value } }) => {
                setOther(value === SOMEBODY_ELSE);
                form.setFieldValue('attorney', value);
              }}
            />
          )}
          {isOther && (
            <TextInput {...form.getInputProps('attorney')} required label="Name of the attorney" />
          )}
          <TextInput
            {...form.getInputProps('barNumber')}
            required
            label="Bar number"
            autoComplete="off"
          />
          <Checkbox
            checked={hasRead}
            onChange={(event) => setRead(event.currentTarget.checked)}
            label="This attorney has read the rule and says that the line is right for this firm."
            error={hasTried && !hasRead && 'An attorney has to confirm it'}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
