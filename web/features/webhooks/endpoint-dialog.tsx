import { Checkbox, TextInput } from '@mantine/core';
import { WEBHOOK_EVENTS } from '../../../src/features/webhooks/rules.ts';
import type { WebhookEndpoint } from '../../../src/features/webhooks/schema.ts';
import { crudTexts } from '../../admin/crud-texts.ts';
import { RecordDialog } from '../../admin/record-dialog.tsx';
import { useEditedRecord } from '../../admin/use-edited-record.ts';
import { trpc } from '../../lib/trpc.ts';
import { COMPARED_FIELDS, draftOf, fieldOf, fieldsOf, hostOf } from './endpoint-draft.ts';
import type { ShownSecret } from './secret-dialog.tsx';
import styles from './webhooks.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/webhooks/schema.ts')).endpointFields;

type Props = {
  /** The webhook to edit; without it a new one is added. */
  endpoint?: WebhookEndpoint;
  /** Called with the secret of a new webhook, to show it. */
  onSecret?: (secret: ShownSecret) => void;
  onClose: () => void;
};

/** Dialog to add or edit a webhook. */
export function EndpointDialog(props: Props) {
  const { endpoint, onClose } = props;
  const record = useEndpoint(props);
  const { form } = record;
  const eventsError = (form.errors as Record<string, string | undefined>).events;
  return (
    <RecordDialog
      record={record}
      title={endpoint ? 'Edit webhook' : 'Add a webhook'}
      viewTitle="Webhook"
      what="webhook"
      saveLabel={endpoint ? 'Save changes' : 'Add'}
      permission="webhooks.change"
      fields={COMPARED_FIELDS}
      className={styles.form}
      onClose={onClose}
    >
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
      <fieldset className={styles.events} aria-describedby={eventsError && 'webhook-events'}>
        <legend>Events</legend>
        {WEBHOOK_EVENTS.map(({ type, label }) => (
          <Checkbox
            {...form.getInputProps(`chosen.${fieldOf(type)}`, { type: 'checkbox' })}
            key={type}
            label={label}
          />
        ))}
        {eventsError && (
          <p id="webhook-events" className={styles.error} role="alert">
            {eventsError}
          </p>
        )}
      </fieldset>
      <Checkbox
        {...form.getInputProps('includesDetails', { type: 'checkbox' })}
        label="Send who the client is and what they wrote"
        description="If checked, events include the name, e-mail address, telephone number, practice area, message, notes and contact preferences. Their receiver must keep them confidential and respect the contact preferences. Otherwise, events only have ids, times, the type of the consultation and its status."
      />
    </RecordDialog>
  );
}

function useEndpoint({ endpoint, onSecret, onClose }: Props) {
  const { client, webhooks } = trpc.useUtils();
  return useEditedRecord({
    opened: endpoint,
    draftOf,
    blank: draftOf(),
    form: { schema: loadSchema, transformValues: fieldsOf },
    send: async ({ fields, over }) => {
      if (over) {
        const { id, updatedAt } = over;
        return void (await client.webhooks.update.mutate({ ...fields, id, updatedAt }));
      }
      return client.webhooks.create.mutate(fields);
    },
    fetchTheirs: async ({ id }) => {
      const endpoints = await client.webhooks.list.query();
      return endpoints.find((each) => each.id === id);
    },
    texts: crudTexts(endpoint ? 'update' : 'create', 'Webhook'),
    refresh: () => webhooks.invalidate(),
    onSaved: (created) => {
      onClose();
      if (!created) return;
      onSecret?.({ host: hostOf(created.url), secret: created.secret, isReplaced: false });
    },
  });
}
