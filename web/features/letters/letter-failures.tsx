import { QueryState } from '../../admin/query-state.tsx';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import { ShieldedAddress } from '../contact-preferences/shielded-address.tsx';
import styles from './letters.module.css';

/** The recipients that the mail server rejected, with its responses. */
export function LetterFailures({ id, zone }: { id: string; zone: string }) {
  const locale = useLocale();
  const failures = trpc.letters.failures.useQuery({ id }, { staleTime: 0 });
  return (
    <section className={rows.box} aria-labelledby="letter-failures">
      <div className={rows.head}>
        <h2 id="letter-failures">Rejected by the mail server</h2>
      </div>
      <p className={`muted small ${rows.body}`}>
        The latest 200 recipients that the mail server rejected at once. Bounces that arrive later,
        as mail to the sender address, are not listed here.
      </p>
      <QueryState query={failures} what="The list">
        {(refused) => (
          <ul className={`${rows.rows} ${styles.recipients}`}>
            {refused.map(
              ({ id: recipient, email, at, answer, explanation, contactPreferences }) => (
                <li key={recipient}>
                  <div>
                    <ShieldedAddress email={email} contactPreferences={contactPreferences}>
                      <b>{email}</b>
                      <p className={`muted small ${rows.body}`}>
                        {at && `${formatMoment(at, zone, locale)}: `}
                        {explanation} {answer}
                      </p>
                    </ShieldedAddress>
                  </div>
                </li>
              ),
            )}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
