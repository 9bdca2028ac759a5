import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from '../../ui/page-head.module.css';
import { PageHead } from '../../ui/page-head.tsx';

/** Shown for a link of a client that was replaced by a newer one, ended by the firm, or has expired. */
export function LinkNotFound() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <PageHead title={m.appointment.lostTitle} lead={m.appointment.lostLead}>
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
