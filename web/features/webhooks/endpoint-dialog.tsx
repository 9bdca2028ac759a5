import { Checkbox, TextInput } from '@mantine/core';
import { useId } from 'react';
import { WEBHOOK_EVENTS } from '../../../src/features/webhooks/rules.ts';
import type { WebhookEndpoint } from '../../../src/features/webhooks/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { trpc } from '../../lib/trpc.ts';
import { draftOf, fieldOf, fieldsOf, sidesOf } from './endpoint-draft.ts';
import type { ShownSecret } from './secret-dialog.tsx';
import { useSaveEndpoint } from './use-save-endpoint.ts';
import styles from './webhooks.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/webhooks/schema.ts')).endpointFields;

/** Dialog to add or edit a webhook. */
export function EndpointDialog({
  endpoint,
  onSecret,
  onTakeTheirs,
  onClose,
}: {
  /** The webhook to edit; without it a new one is added. */
  endpoint?: WebhookEndpoint;
  /** Called with the secret of a new webhook, to show it. */
  onSecret?: (secret: ShownSecret) => void;
  /** Replaces the typed values with the colleague's version. */
  onTakeTheirs?: (theirs: WebhookEndpoint) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { theirs, isPending, ...saving } = useSaveEndpoint(endpoint, { onSecret, onClose });
  const form = useForm({
    schema: loadSchema,
    initialValues: draftOf(endpoint),
    transformValues: fieldsOf,
    onError: saving.explain,
  });
  const eventsError = (form.errors as Record<string, string | undefined>).events;
  return (
    <>
      <Dialog
        title={endpoint ? 'Edit webhook' : 'Add a webhook'}
        isDirty={form.isDirty()}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button pending={isPending} variant="filled" type="submit" form={id}>
              {endpoint ? 'Save changes' : 'Add'}
            </Button>
          </>
        )}
      >
        <form id={id} className={styles.form} noValidate onSubmit={form.onSubmit(saving.save)}>
          <TextInput
            {...form.getInputProps('url')}
            required
            label="Address"
            description="Begins with https://. Each event is sent there by POST."
            type="url"
            autoComplete="off"
          />
          <TextInput
            {...form.getInputProps('description')}
            label="Description (optional)"
            description="Tells your colleagues what receives the events"
            autoComplete="off"
          />
          <fieldset className={styles.events} aria-describedby={eventsError && `${id}-events`}>
            <legend>Events</legend>
            {WEBHOOK_EVENTS.map(({ type, label }) => (
              <Checkbox
                {...form.getInputProps(`chosen.${fieldOf(type)}`, { type: 'checkbox' })}
                key={type}
                label={label}
              />
            ))}
            {eventsError && (
              <p id={`${id}-events`} className={styles.error} role="alert">
                {eventsError}
              </p>
            )}
          </fieldset>
          <Checkbox
            {...form.getInputProps('includesDetails', { type: 'checkbox' })}
            label="Send who the client is and what they wrote"
            description="If checked, events include the name, e-mail address, telephone number, practice area, message, notes and contact preferences. Whoever receives them must keep them confidential and respect the contact preferences. Otherwise, events only have ids, times, the type of the consultation and its status."
          />
        </form>
      </Dialog>
      {theirs && (
        <EditConflictDialog
          what="webhook"
          savedAt={theirs.updatedAt}
          zone={firm.zone}
          fields={sidesOf(theirs, form.values)}
          isPending={isPending}
          onKeepMine={() => void form.submit(null, saving.overwrite)}
          onTakeTheirs={() => onTakeTheirs?.(theirs)}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}
