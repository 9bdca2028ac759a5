import { Group, NumberInput, Stack, Textarea } from '@mantine/core';
import { useId } from 'react';
import { needsFigures } from '../../../src/features/jurisdictions/review/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Switch } from '../../admin/switch.tsx';
import { type FormOf, useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefreshLaw } from './item-acts.tsx';
import type { ReviewedItem } from './law-section.tsx';
import { draftOf, type OverrideDraft, overrideOf } from './override-draft.ts';
import { isWording } from './wording-block.tsx';

const loadSchema = async () =>
  (await import('../../../src/features/jurisdictions/review/schema.ts')).overrideItemInput;

/** Dialog in which staff change what the site says under state law; the reason stays in the audit log. */
export function OverrideDialog({ item, onClose }: { item: ReviewedItem; onClose: () => void }) {
  const id = useId();
  const withToasts = useMutationToasts();
  const refresh = useRefreshLaw();
  const override = trpc.jurisdictions.override.useMutation(
    withToasts({
      success: 'Changed',
      failure: 'Failed to change it',
      refresh,
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
      title={`${needsFigures(item) ? 'Figures' : 'Change'}: ${item.title}`}
      onClose={onClose}
      isDirty={form.isDirty()}
      lead={
        item.kind !== 'finding' && (
          <p className="muted">
            {item.kind === 'calculator'
              ? 'Visitors see the calculator once an attorney has confirmed it with these figures.'
              : 'An attorney has to confirm it again afterwards.'}
          </p>
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
  // The server names the fields of the value.
  const errors: Readonly<Record<string, string | undefined>> = form.errors;
  if (item.kind === 'calculator') {
    return values.ranges.map((range, index) => (
      <Stack key={range.id} gap="0.375rem">
        <b className="small">
          {range.label}, {range.unit === 'rate' ? 'in percent of the estate' : 'as an amount'}
        </b>
        <Group grow align="start">
          {(['low', 'high'] as const).map((end) => (
            <NumberInput
              key={end}
              error={errors[`value.ranges.${range.id}.${end}`]}
              thousandSeparator=","
              {...(range.unit === 'rate' && { suffix: ' %' })}
              label={end === 'low' ? 'From' : 'To'}
              min={0}
              value={range[end]}
              onChange={(value) =>
                form.setFieldValue('ranges', values.ranges.with(index, { ...range, [end]: value }))
              }
            />
          ))}
        </Group>
      </Stack>
    ));
  }
  return (
    <>
      {item.kind === 'finding' && item.lines.map((line) => <p key={line}>{line}</p>)}
      {isWording(item) ? (
        item.original.map((line) => <p key={line}>{line}</p>)
      ) : (
        <Switch
          checked={values.isOn}
          onChange={(checked) => form.setFieldValue('isOn', checked)}
          label={item.kind === 'finding' ? 'Check texts for this' : 'Show it'}
        />
      )}
      {item.kind === 'statement' && values.isOn && (
        <Textarea
          {...form.getInputProps('text')}
          error={errors['value.text'] ?? form.errors.text}
          label="Text"
          {...(isWording(item) && { lang: item.language })}
          description="Words in brackets, such as {firm}, are filled from the firm profile."
          rows={4}
        />
      )}
    </>
  );
}
