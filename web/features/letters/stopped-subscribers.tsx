import { STOP_AFTER_REFUSALS } from '../../../src/features/newsletter/letters/rules.ts';
import { Button } from '../../admin/button.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import { ShieldedAddress } from '../contact-preferences/shielded-address.tsx';
import styles from './letters.module.css';

/** The subscribers to whom sending has stopped, with the reason and a button to resume it. */
export function StoppedSubscribers({ zone }: { zone: string }) {
  const locale = useLocale();
  const stopped = trpc.letters.stopped.useQuery();
  const withToasts = useMutationToasts();
  const { letters } = trpc.useUtils();
  const { mutate, variables, isPending } = trpc.letters.allowAgain.useMutation(
    withToasts({
      success: 'The next letter is sent to this address again',
      failure: 'Failed to allow letters to this address',
      refresh: () => letters.stopped.invalidate(),
    }),
  );
  return (
    <section className={rows.box} aria-labelledby="stopped-subscribers">
      <div className={rows.head}>
        <h2 id="stopped-subscribers">Addresses that get no letters</h2>
      </div>
      <p className={`muted small ${rows.body}`}>
        After {STOP_AFTER_REFUSALS} letters in a row that their mail server rejected permanently.
        Bounces that arrive later, as mail to the sender address, are not counted: check that
        mailbox.
      </p>
      <QueryState query={stopped} what="The list">
        {(subscribers) => (
          <ul className={`${rows.rows} ${styles.recipients}`}>
            {subscribers.length === 0 && <li className="muted">None.</li>}
            {subscribers.map(({ id, email, stoppedAt, because, contactPreferences }) => (
              <li key={id}>
                <div>
                  <ShieldedAddress email={email} contactPreferences={contactPreferences}>
                    <b>{email}</b>
                    <p className={`muted small ${rows.body}`}>
                      Since {formatMoment(stoppedAt, zone, locale)}: {because}
                    </p>
                  </ShieldedAddress>
                </div>
                <Button
                  permission="subscribers.change"
                  size="sm"
                  pending={isPending && variables.id === id}
                  onClick={() => mutate({ id })}
                >
                  Send letters again
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
