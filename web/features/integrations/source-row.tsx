import { SOURCE_TYPES } from '../../../src/news-sources/rules.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { useConfirm } from '../../components/confirm.ts';
import { Icon } from '../../components/icon.tsx';
import rows from '../../components/rows.module.css';
import { Switch } from '../../components/switch.tsx';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { OfficeIcon } from '../admin/office-icon.tsx';
import { useTold } from '../admin/use-told.ts';
import styles from './source-tab.module.css';
import type { Source } from './source-tab.tsx';

/** One source: what it is, how fetching went, and what can be done with it. */
export function SourceRow({ source, onEdit }: { source: Source; onEdit: () => void }) {
  const { id, name, url, type, displayLimit, isActive } = source;
  const { setActive, remove, askAndRemove } = useSourceActs(source);
  return (
    <tr>
      <td>
        <b>{name}</b>
        <span className={styles.url}>{url}</span>
      </td>
      <td>
        <Badge>{SOURCE_TYPES.find(({ value }) => value === type)?.text}</Badge>
      </td>
      <td className="num">
        {displayLimit}
        <span className={styles.unit}> shown</span>
      </td>
      <td>
        <Fetched source={source} />
      </td>
      <td>
        <Switch
          checked={isActive}
          label={`Show articles of ${name}`}
          isLabelHidden
          pending={setActive.isPending}
          onChange={(checked) => setActive.mutate({ id, isActive: checked })}
        />
      </td>
      <td>
        <div className={rows.acts}>
          <Button size="icon" variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
            <OfficeIcon name="edit" />
          </Button>
          <Button
            size="icon"
            variant="quiet"
            aria-label={`Delete ${name}`}
            pending={remove.isPending}
            onClick={() => void askAndRemove()}
          >
            <OfficeIcon name="trash" />
          </Button>
        </div>
      </td>
    </tr>
  );
}

function Fetched({ source: { lastFetched, failures, lastError } }: { source: Source }) {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const moment = lastFetched && (
    <time className="small num" dateTime={lastFetched}>
      {formatMoment(lastFetched, firm.zone)}
    </time>
  );
  if (failures === 0) return moment ?? <span className="muted small">Not yet</span>;
  return (
    <div className={styles.failed}>
      <Badge tone="danger">
        <Icon name="alert" size="sm" />
        {failures === 1 ? 'Failed' : `Failed ${failures} times`}
      </Badge>
      {lastError && <span className={styles.reason}>{lastError}</span>}
      {moment && <span className="muted small">Last fetched {moment}</span>}
    </div>
  );
}

function useSourceActs({ id, name }: Source) {
  const told = useTold();
  const ask = useConfirm();
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.newsSources.invalidate(), utils.news.invalidate()]);
  const setActive = trpc.newsSources.switch.useMutation(
    told({
      success: 'Blog source updated successfully',
      failure: 'Failed to update blog source',
      refresh,
    }),
  );
  const remove = trpc.newsSources.remove.useMutation(
    told({
      success: 'Blog source deleted successfully',
      failure: 'Failed to delete blog source',
      refresh,
    }),
  );
  const askAndRemove = async () => {
    const isSure = await ask({
      title: 'Are you sure you want to delete this blog source?',
      text: `${name} and its articles disappear from the website at once. This can’t be undone.`,
      action: 'Delete',
      keep: 'Keep it',
      tone: 'danger',
    });
    if (isSure) remove.mutate({ id });
  };
  return { setActive, remove, askAndRemove };
}
