import type { EndpointFields, WebhookEndpoint } from '../../../src/features/webhooks/schema.ts';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useEditConflict } from '../../admin/use-edit-conflict.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { hostOf } from './endpoint-draft.ts';
import type { ShownSecret } from './secret-dialog.tsx';

type Version = Pick<WebhookEndpoint, 'id' | 'updatedAt'>;

/** Adds a webhook or updates the given one. `theirs` is a colleague's newer version, until the conflict is resolved. */
export function useSaveEndpoint(
  endpoint: Version | undefined,
  {
    onSecret,
    onClose,
  }: {
    /** Called with the secret of a new webhook, to show it. */
    onSecret: ((secret: ShownSecret) => void) | undefined;
    onClose: () => void;
  },
) {
  const withToasts = useMutationToasts();
  const { webhooks } = trpc.useUtils();
  const refresh = () => webhooks.invalidate();
  const { onSuccess: onCreated } = withToasts({
    ...crudTexts('create', 'Webhook'),
    refresh,
    onSuccess: ({ url, secret }: { url: string; secret: string }) => {
      onClose();
      onSecret?.({ host: hostOf(url), secret, isReplaced: false });
    },
  });
  const { onSuccess: onUpdated, onError } = withToasts({
    ...crudTexts(endpoint ? 'update' : 'create', 'Webhook'),
    refresh,
    onSuccess: onClose,
  });
  const create = trpc.webhooks.create.useMutation({ onSuccess: onCreated });
  const update = trpc.webhooks.update.useMutation({ onSuccess: onUpdated });
  const overwrite = (fields: EndpointFields, { id, updatedAt }: Version) =>
    update.mutateAsync({ ...fields, id, updatedAt });
  const conflict = useEditConflict<WebhookEndpoint>({
    fetchTheirs: async () => {
      const endpoints = await webhooks.list.fetch(undefined, { staleTime: 0 });
      return endpoints.find(({ id }) => id === endpoint?.id);
    },
    onError,
  });
  return {
    ...conflict,
    save: (fields: EndpointFields) =>
      endpoint ? overwrite(fields, endpoint) : create.mutateAsync(fields),
    /** Overwrites the colleague's version. */
    overwrite: (fields: EndpointFields) => conflict.theirs && overwrite(fields, conflict.theirs),
    isPending: create.isPending || update.isPending,
  };
}
