import { NAMES_STEP } from '../../../../src/features/questionnaires/rules.ts';
import { m } from '../../../lib/messages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Progress } from './progress.tsx';
import styles from './questions-page.module.css';
import type { StepProps } from './questions-page.tsx';

/** The names are given, and the firm has not cleared them, or has found a conflict. */
export function WaitingStep({ firm, page, hrefOf }: StepProps) {
  if (page.state === 'closed') {
    return (
      <div className={styles.column}>
        <h1>{m.intake.closedTitle}</h1>
        <p className="lead">
          <Rich
            text={m.intake.closedLead({ phone: firm.phone })}
            parts={{ phone: (inner) => <a href={`tel:${firm.phoneE164}`}>{inner}</a> }}
          />
        </p>
      </div>
    );
  }
  return (
    <div className={styles.column}>
      <h1>{m.intake.waitingTitle}</h1>
      <Progress step="names" part={0.6} />
      <p>
        {m.intake.waitingLead}{' '}
        {page.maskedEmail ? (
          <Rich
            text={m.intake.waitingMail({ email: page.maskedEmail })}
            parts={{ to: (inner) => <b className="nowrap">{inner}</b> }}
          />
        ) : (
          m.intake.waitingNoMail
        )}
      </p>
      <div className={styles.acts}>
        <ButtonLink href={hrefOf()} variant="primary" data-plain>
          {m.intake.lookAgain}
        </ButtonLink>
        <ButtonLink href={hrefOf(NAMES_STEP)} data-plain>
          {m.intake.changeNames}
        </ButtonLink>
      </div>
    </div>
  );
}
