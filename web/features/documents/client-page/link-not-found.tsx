import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { buttonClass } from '../../../ui/button.tsx';
import styles from '../../../ui/page-head.module.css';
import { PageHead } from '../../../ui/page-head.tsx';

/** Shown for a link that the firm has ended, that has expired, or that never existed. */
export function LinkNotFound() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <PageHead title={m.appointment.lostTitle} lead={m.documents.lostLead}>
      <div className={styles.acts}>
        <a
          className={buttonClass({ variant: 'primary', size: 'lg' })}
          href={`tel:${firm.phoneE164}`}
        >
          {m.appointment.callFirm({ phone: firm.phone })}
        </a>
      </div>
    </PageHead>
  );
}
