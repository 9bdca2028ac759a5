import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { WaitOfAppointment } from '../../../../src/features/waits/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { useWords } from '../../../lib/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import { whenInSentence } from '../../scheduling/when-words.ts';
import styles from '../client-page/appointment-page.module.css';
import { DayFields } from './day-fields.tsx';
import { daysInWords } from './wait-words.ts';

/** On the page of an appointment: whether the client waits for an earlier time, or the form to do so. */
export function EarlierTime({
  token,
  firm,
  hasOthers,
  state: { canWait, from, until, wait },
}: {
  token: string;
  firm: FirmProfile;
  /** Whether others offer the same consultation. */
  hasOthers: boolean;
  state: WaitOfAppointment;
}) {
  const words = useWords();
  const { locale } = firm.formats;
  if (wait) {
    const { heldUntil, page } = wait;
    return (
      <Notice icon="clock">
        <p>
          {heldUntil ? (
            <Rich
              text={m.waits.isOffered({ until: whenInSentence(heldUntil, firm.zone, locale) })}
              parts={{ b: (text) => <b>{text}</b> }}
            />
          ) : (
            m.waits.isWaiting({ days: daysInWords(wait, locale) })
          )}{' '}
          <a href={here(page)} rel="nofollow">
            {heldUntil ? m.waits.seeOffer : m.waits.seeWait}
          </a>
        </p>
      </Notice>
    );
  }
  if (!canWait) return null;
  return (
    <details className={styles.cancel}>
      <summary>{m.waits.tellMe}</summary>
      <form className={styles.question} method="post" action={here(`/appointment/${token}/wait`)}>
        <p>{unbroken(m.waits.earlierLead)}</p>
        <DayFields bounds={{ first: from, last: until }} values={{ from, until }} locale={locale} />
        {hasOthers && (
          <Checkbox id="wait-anyone" name="anyone" value="1">
            {m.waits.anyAttorney({ attorney: words.attorney })}
          </Checkbox>
        )}
        <div className={styles.acts}>
          <Button variant="primary" type="submit">
            {m.waits.join}
          </Button>
        </div>
      </form>
    </details>
  );
}
