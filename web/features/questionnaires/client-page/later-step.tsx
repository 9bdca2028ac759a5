import { m } from '../../../lib/messages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { whenWords } from '../../scheduling/when-words.ts';
import { Progress } from './progress.tsx';
import styles from './questions-page.module.css';
import type { StepProps } from './questions-page.tsx';
import { FormNotice, StepForm } from './step-form.tsx';

const strong = (inner: string) => <b className="nowrap">{inner}</b>;

/** How to come back. */
export function LaterStep({ isLinkSent, ...props }: StepProps & { isLinkSent: boolean }) {
  const { firm, page, asked, hrefOf } = props;
  const { maskedEmail: email, appointment } = page;
  const done = asked.filter(({ isDone }) => isDone).length;
  return (
    <div className={styles.columns}>
      <div>
        <h1>{m.intake.laterTitle}</h1>
        <Progress
          step={page.form ? 'questions' : 'names'}
          part={asked.length > 0 ? done / asked.length : 0}
        />
        <FormNotice {...props} title={m.intake.failed} />
        {isLinkSent && email && (
          <Notice icon="check" role="status">
            <p>
              <Rich text={m.intake.linkSent({ email })} parts={{ to: strong }} />
            </p>
          </Notice>
        )}
        <p>
          {m.intake.laterLead}{' '}
          {email ? (
            <Rich text={m.intake.laterMail({ email })} parts={{ to: strong }} />
          ) : (
            m.intake.laterNoMail
          )}
        </p>
        <div className={styles.acts}>
          <ButtonLink href={hrefOf()} variant="primary" data-plain>
            {m.intake.goOnNow}
          </ButtonLink>
          {email && !isLinkSent && (
            <StepForm form="link" action={hrefOf()}>
              <Button type="submit" data-plain>
                {m.intake.sendLinkAgain}
              </Button>
            </StepForm>
          )}
        </div>
        {appointment && (
          <Notice icon="check">
            <p>
              <Rich
                text={m.intake.timeIsSafe({
                  when: whenWords(appointment.scheduledDate, firm.zone, firm.formats.locale),
                })}
                parts={{ what: (inner) => <b>{inner}</b> }}
              />
            </p>
          </Notice>
        )}
      </div>
      <aside className={styles.side}>
        <div className={styles.plain}>
          <h2>{m.intake.sharedTitle}</h2>
          <p>{m.intake.shared}</p>
        </div>
      </aside>
    </div>
  );
}
