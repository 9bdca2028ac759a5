import { NumberInput, Stack, Textarea } from '@mantine/core';
import { useId } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Switch } from '../../admin/switch.tsx';
import { type FormOf, useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ReviewedItem } from './law-section.tsx';
import { draftOf, type OverrideDraft, overrideOf } from './override-draft.ts';

const loadSchema = async () =>
  (await import('../../../src/features/jurisdictions/review/schema.ts')).overrideItemInput;

/** Dialog in which staff change what the site says under state law; the reason stays in the audit log. */
export function OverrideDialog({ item, onClose }: { item: ReviewedItem; onClose: () => void }) {
  const id = useId();
  const withToasts = useMutationToasts();
  const { jurisdictions } = trpc.useUtils();
  const override = trpc.jurisdictions.override.useMutation(
    withToasts({
      success: 'Changed',
      failure: 'Failed to change it',
      refresh: () => jurisdictions.invalidate(),
      onSuccess: onClose,
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: draftOf(item),
    transformValues: (draft) => ({
      ...{ pack: item.pack, item: item.item, reason: draft.reason },
      value: overrideOf(item, draft),
    }),
  });
  return (
    <Dialog
      title={`Change: ${item.title}`}
      onClose={onClose}
      isDirty={form.isDirty()}
      lead={
        item.kind !== 'finding' && (
          <p className="muted">An attorney has to confirm it again afterwards.</p>
        )
      }
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={override.isPending}>
            Save Change
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={form.onSubmit((input) => override.mutateAsync(input))}>
        <Stack>
          <Fields form={form} item={item} />
          <Textarea
            {...form.getInputProps('reason')}
            required
            label="Reason"
            description="Stays in the audit log."
            rows={2}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function Fields({ form, item }: { form: FormOf<OverrideDraft>; item: ReviewedItem }) {
  const { values } = form;
  if (item.kind === 'calculator') {
    return values.ranges.map((range, index) => (
      <Stack key={range.id} gap="0.375rem">
        <b className="small">
          {range.label}, {range.unit === 'rate' ? 'in percent of the estate' : 'as an amount'}
        </b>
        {(['low', 'high'] as const).map((end) => (
          <NumberInput
            key={end}
            label={end === 'low' ? 'From' : 'To'}
            min={0}
            value={range[end]}
            onChange={(value) =>
              form.setFieldValue('ranges', values.ranges.with(index, { ...range, [end]: value }))
            }
          />
        ))}
      </Stack>
    ));
  }
  return (
    <>
      <Switch
        checked={values.isOn}
        onChange={(checked) => form.setFieldValue('isOn', checked)}
        label={item.kind === 'finding' ? 'Check texts for this' : 'Show it'}
      />
      {item.kind === 'statement' && values.isOn && (
        <Textarea {...form.getInputProps('text')} label="Text" rows={3} />
      )}
    </>
  );
}
