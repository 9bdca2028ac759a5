import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { m } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rich } from '../../ui/rich.tsx';
import styles from './booking-flow.module.css';
import { textParts } from './text-parts.tsx';

/** An error notice; the Retry button is only shown with `retry`, because it needs JavaScript. */
export function TimesFailed({ firm, retry }: { firm: FirmProfile; retry?: () => void }) {
  return (
    <Notice tone="danger" icon="alert" role="alert">
      <p>
        <Rich text={m.booking.timesFailed({ phone: firm.phone })} parts={textParts(firm)} />
      </p>
      {retry && (
        <Button size="sm" onClick={retry} className={styles.retry}>
          {m.times.tryAgain}
        </Button>
      )}
    </Notice>
  );
}
