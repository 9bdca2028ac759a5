import { Badge, Group } from '@mantine/core';
import { ENDPOINT_STATE_LABELS, eventLabel } from '../../../src/features/webhooks/rules.ts';
import type { WebhookEndpoint } from '../../../src/features/webhooks/schema.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { Button } from '../../admin/button.tsx';
import { EditDeleteButtons } from '../../admin/edit-delete-buttons.tsx';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import type { WebhookSearch } from './deliveries-section.tsx';
import type { ShownSecret } from './secret-dialog.tsx';
import { useEndpointActs } from './use-endpoint-acts.ts';
import styles from './webhooks.module.css';

const COLORS = { active: 'success', paused: 'gray', disabled: 'destructive' } as const;

/** A webhook: its URL, state and actions. */
export function EndpointRow({
  endpoint,
  onEdit,
  onSecret,
  onLog,
}: {
  endpoint: WebhookEndpoint;
  onEdit: () => void;
  onSecret: (secret: ShownSecret) => void;
  onLog: (filter: Pick<WebhookSearch, 'endpoint' | 'state' | 'open'>) => void;
}) {
  const locale = useLocale();
  const { id, url, description, events, includesDetails, state, waiting, failed } = endpoint;
  const acts = useEndpointActs(endpoint, {
    onSecret,
    onTested: (open) => onLog({ endpoint: id, open }),
  });
  const of = <span className="visually-hidden"> {acts.host}</span>;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.address}>{url}</span>
        <Badge color={COLORS[state]}>{ENDPOINT_STATE_LABELS[state]}</Badge>
        {includesDetails && <Badge color="warning">With client details</Badge>}
      </div>
      {description && <p>{description}</p>}
      <p className="muted small">{events.map(eventLabel).join(' · ')}</p>
      <Trouble endpoint={endpoint} />
      <Group gap="0.5rem">
        {state === 'active' ? (
          <Button
            permission="webhooks.change"
            size="sm"
            pending={acts.isChanging}
            onClick={acts.pause}
          >
            Pause{of}
          </Button>
        ) : (
          <Button
            permission="webhooks.change"
            size="sm"
            variant="filled"
            pending={acts.isChanging}
            onClick={acts.resume}
          >
            Resume{of}
          </Button>
        )}
        <Button permission="webhooks.change" size="sm" pending={acts.isTesting} onClick={acts.test}>
          Send Test{of && <span className="visually-hidden"> to {acts.host}</span>}
        </Button>
        <Button size="sm" onClick={() => onLog({ endpoint: id })}>
          Log{of}
        </Button>
        {waiting > 0 && (
          <Button
            size="sm"
            variant="subtle"
            onClick={() => onLog({ endpoint: id, state: 'waiting' })}
          >
            {formatNumber(waiting, locale)} waiting{of}
          </Button>
        )}
        {failed > 0 && state !== 'disabled' && (
          <Button
            permission="webhooks.change"
            size="sm"
            pending={acts.isSendingAgain}
            onClick={acts.redeliver}
          >
            Send {formatNumber(failed, locale)} failed again{of}
          </Button>
        )}
        <Button
          permission="webhooks.change"
          size="sm"
          pending={acts.isReplacing}
          onClick={() => void acts.replace()}
        >
          Replace Secret{of}
        </Button>
        <EditDeleteButtons
          permission="webhooks.change"
          name={acts.host}
          isDeleting={acts.isRemoving}
          onEdit={onEdit}
          onDelete={acts.remove}
        />
      </Group>
    </li>
  );
}

/** The reason why a webhook gets no events, or gets them with a delay. */
function Trouble({
  endpoint: { state, disabledBecause, disabledAt, failingSince, failed },
}: {
  endpoint: WebhookEndpoint;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const text =
    state === 'disabled' && disabledAt
      ? `Disabled ${formatMoment(disabledAt, firm.zone, firm.formats.locale)}. ${disabledBecause} Once the receiver works again, resume the webhook${failed > 0 ? ' and send the failed events again' : ''}.`
      : failingSince &&
        `Nothing has been delivered since ${formatMoment(failingSince, firm.zone, firm.formats.locale)}. Events are tried again for three days.`;
  if (!text) return null;
  return (
    <p className={`small ${styles.trouble}`}>
      <Icon name="alert" size="sm" />
      <span>{text}</span>
    </p>
  );
}
