import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './booking-flow.module.css';

/** An error notice; the Retry button is only shown with `retry`, because it needs JavaScript. */
export function TimesFailed({ firm, retry }: { firm: FirmProfile; retry?: () => void }) {
  return (
    <Notice tone="danger" icon="alert" role="alert">
      <p>
        <b>We could not look up the free times.</b> Please try again, or call us at{' '}
        <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>.
      </p>
      {retry && (
        <Button size="sm" onClick={retry} className={styles.retry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
