import type { LinkedAgreement } from '../../../../src/features/agreements/client-link/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { m } from '../../../lib/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './agreement-page.module.css';

/** How far the client is: what is done, and what comes next. */
export function Steps({ agreement, firm }: { agreement: LinkedAgreement; firm: FirmProfile }) {
  const { hasTranslation, translationTakenAt, readAt, signedAt, countersignedAt } = agreement;
  const steps = [
    ...(hasTranslation
      ? [{ label: m.agreement.stepTranslation, isDone: translationTakenAt !== null }]
      : []),
    { label: m.agreement.stepRead, isDone: readAt !== null },
    { label: m.agreement.stepSign, isDone: signedAt !== null },
    { label: m.agreement.stepFirm({ firm: firm.name }), isDone: countersignedAt !== null },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <nav aria-label={m.agreement.steps} className={styles.steps}>
      <ol>
        {steps.map(({ label, isDone }, index) => (
          <li
            key={label}
            className={isDone ? styles.done : undefined}
            aria-current={index === next ? 'step' : undefined}
          >
            {isDone && (
              <>
                <Icon name="check" size="sm" />
                <span className="visually-hidden">{m.agreement.done} </span>
              </>
            )}
            {label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
