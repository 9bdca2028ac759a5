import { trpc } from '../../../lib/trpc.ts';
import { buttonClass } from '../../../ui/button.tsx';
import styles from '../../../ui/page-head.module.css';
import { PageHead } from '../../../ui/page-head.tsx';

/** Shown for a link that was replaced by a newer one, disabled by the firm, or has expired. */
export function LinkNotFound() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <PageHead
      title="This link no longer works."
      lead="A newer mail may contain a new link. Your appointment has not changed. If you are not sure, please call us."
    >
      <div className={styles.acts}>
        <a
          className={buttonClass({ variant: 'primary', size: 'lg' })}
          href={`tel:${firm.phoneE164}`}
        >
          Call {firm.phone}
        </a>
      </div>
    </PageHead>
  );
}
