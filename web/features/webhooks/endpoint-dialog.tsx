import { Checkbox, TextInput } from '@mantine/core';
import { useId } from 'react';
import { WEBHOOK_EVENTS } from '../../../src/features/webhooks/rules.ts';
import type { EndpointFields, WebhookEndpoint } from '../../../src/features/webhooks/schema.ts';
import { Button } from '../../admin/button.tsx';
import { crudTexts } from '../../admin/crud-texts.ts';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { draftOf, fieldOf, fieldsOf, hostOf } from './endpoint-draft.ts';
import type { ShownSecret } from './secret-dialog.tsx';
import styles from './webhooks.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/webhooks/schema.ts')).endpointFields;

/** Adds a webhook, or edits one. */
export function EndpointDialog({
  endpoint,
  onSecret,
  onClose,
}: {
  /** The webhook to edit; without it a new one is added. */
  endpoint?: WebhookEndpoint;
  /** Shows the secret of a new one. */
  onSecret?: (secret: ShownSecret) => void;
  onClose: () => void;
}) {
  const id = useId();
  const { save, isPending } = useSave(endpoint, { onSecret, onClose });
  const form = useForm({
    schema: loadSchema,
    initialValues: draftOf(endpoint),
    transformValues: fieldsOf,
  });
  const eventsError = (form.errors as Record<string, string | undefined>).events;
  return (
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
      <form id={id} className={styles.form} noValidate onSubmit={form.onSubmit(save)}>
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
          description="What receives the events, for your colleagues"
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
          description="With it, events have name, e-mail address, telephone number, practice area, message, notes and contact preferences. Whoever receives them must keep them confidential and obey the contact preferences. Without it, events only have ids, times, the type of the consultation and its status."
        />
      </form>
    </Dialog>
  );
}

function useSave(
  endpoint: WebhookEndpoint | undefined,
  {
    onSecret,
    onClose,
  }: { onSecret: ((secret: ShownSecret) => void) | undefined; onClose: () => void },
) {
  const told = useMutationToasts();
  const { webhooks } = trpc.useUtils();
  const refresh = () => webhooks.invalidate();
  const create = trpc.webhooks.create.useMutation(
    told({
      ...crudTexts('create', 'Webhook'),
      refresh,
      onSuccess: ({ url, secret }: { url: string; secret: string }) => {
        onClose();
        onSecret?.({ host: hostOf(url), secret, isReplaced: false });
      },
    }),
  );
  const update = trpc.webhooks.update.useMutation(
    told({ ...crudTexts('update', 'Webhook'), refresh, onSuccess: onClose }),
  );
  return {
    isPending: create.isPending || update.isPending,
    save: (fields: EndpointFields) =>
      endpoint ? update.mutateAsync({ ...fields, id: endpoint.id }) : create.mutateAsync(fields),
  };
}
