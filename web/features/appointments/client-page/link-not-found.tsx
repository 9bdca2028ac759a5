import { buttonClass } from '../../../components/button.tsx';
import styles from '../../../components/page-head.module.css';
import { PageHead } from '../../../components/page-head.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** For a link that was replaced by a newer one, that the firm has ended, or that is too old. */
export function LinkNotFound() {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  return (
    <PageHead
      title="This link no longer works."
      lead="A newer mail may have replaced it. Your appointment is not changed by that. If you are not sure of it, please call us."
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
