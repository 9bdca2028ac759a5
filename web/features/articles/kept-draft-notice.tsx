import { Button } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';
import { formatMoment } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './article-editor.module.css';

/** Offers to restore an unsaved draft that this browser has stored. */
export function KeptDraftNotice({
  keptAt,
  zone,
  onRestore,
  onDiscard,
}: {
  keptAt: string;
  zone: string;
  onRestore: () => void;
  onDiscard: () => void;
}) {
  const locale = useLocale();
  return (
    <div className={styles.kept}>
      <Notice icon="alert" tone="info" role="status">
        <p>This browser has unsaved changes from {formatMoment(keptAt, zone, locale)}.</p>
        <div className={styles.choices}>
          <Button size="sm" variant="filled" onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </Notice>
    </div>
  );
}
