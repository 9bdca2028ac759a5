import { Badge } from '@mantine/core';
import { useNow } from '../../../admin/use-now.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import { describeHealth } from './describe-health.ts';
import styles from './source-tab.module.css';
import type { Source } from './source-tab.tsx';

const WORDS_AGE_MS = 30_000;

/** The fetch status of a source, and its actual URL if that differs from the one entered. */
export function SourceHealth({ source, isFetching }: { source: Source; isFetching: boolean }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const now = useNow(WORDS_AGE_MS);
  const { failures, movedTo, feedUrl } = source;
  return (
    <div className={styles.health}>
      {failures > 0 && (
        <Badge color="destructive">
          <Icon name="alert" size="sm" />
          {failures === 1 ? 'Failed' : `Failed ${failures} times`}
        </Badge>
      )}
      <span className="small" role="status">
        {isFetching ? 'Fetching…' : describeHealth(source, now, firm.zone, firm.formats.locale)}
      </span>
      {movedTo && <span className={styles.url}>Has moved to {movedTo}</span>}
      {feedUrl && <span className={styles.url}>Its feed is {feedUrl}</span>}
    </div>
  );
}
