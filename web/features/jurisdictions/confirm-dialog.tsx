import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { Review } from '../../../src/features/jurisdictions/review/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefreshLaw } from './item-acts.tsx';
import { Before, ItemLines } from './item-lines.tsx';
import { ItemSource } from './item-source.tsx';
import styles from './law.module.css';
import type { ReviewedItem } from './law-section.tsx';
import { isWording, WordingLines } from './wording-block.tsx';

const loadSchema = async () =>
  (await import('../../../src/features/jurisdictions/review/schema.ts')).confirmItemInput;

const SOMEBODY_ELSE = '';

/** Dialog in which staff record which attorney has confirmed a line of state law. */
export function ConfirmDialog({
  item,
  review: { attorneys, items, packs },
  onClose,
}: {
  item: ReviewedItem;
  review: Review;
  onClose: () => void;
}) {
  const { pack, item: key, title, confirmation } = item;
  const id = useId();
  const known = knownNumbers(items);
  const first = known.keys().next().value ?? attorneys[0] ?? SOMEBODY_ELSE;
  const [isOther, setOther] = useState(!attorneys.includes(first));
  const [hasRead, setRead] = useState(false);
  const [hasTried, setTried] = useState(false);
  const withToasts = useMutationToasts();
  const refresh = useRefreshLaw();
  const confirm = trpc.jurisdictions.confirm.useMutation(
    withToasts({
      success: 'Confirmation recorded',
      failure: 'Failed to record the confirmation',
      refresh,
      onSuccess: onClose,
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      ...{ pack, item: key, attorney: first, barNumber: known.get(first) ?? '' },
      version: packs.find(({ id: of }) => of === pack)?.version ?? 0,
    },
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
          <div className={styles.item}>
            {isWording(item) ? (
              <WordingLines pairs={item.pairs} language={item.language} />
            ) : (
              <ItemLines item={item} />
            )}
            {confirmation?.lines && <Before title="Confirmed was" lines={confirmation.lines} />}
            <ItemSource of={item} isOpen />
          </div>
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
                form.setFieldValue('barNumber', known.get(value) ?? '');
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
            label={
              isWording(item)
                ? 'This attorney has read both texts and says that the translation is right for this firm.'
                : 'This attorney has read the rule and says that the line is right for this firm.'
            }
            error={hasTried && !hasRead && 'An attorney has to confirm it'}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The bar numbers by attorney, as they were last recorded; the latest first. */
function knownNumbers(items: readonly ReviewedItem[]): ReadonlyMap<string, string> {
  const latestFirst = items
    .flatMap(({ confirmation }) => confirmation ?? [])
    .sort((one, other) => String(other.confirmedAt).localeCompare(String(one.confirmedAt)));
  const known = new Map<string, string>();
  for (const { attorney, barNumber } of latestFirst) {
    if (!known.has(attorney)) known.set(attorney, barNumber);
  }
  return known;
}
