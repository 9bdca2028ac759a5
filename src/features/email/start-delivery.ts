import type { Db } from '../../../db/client.ts';
import { createPoller, type IdleBackoff } from '../../platform/background/create-poller.ts';
import { withTimeout } from '../../platform/background/with-timeout.ts';
import { claimDueEmails, findNextDueMs, renewEmailLease } from './delivery-queries.ts';
import type { OutboxEmail } from './queries.ts';
import { EMAIL_KINDS, type EmailKind, MAILS_AT_ONCE } from './rules.ts';

// If a process dies, another one takes over its mails after this long.
const LEASE_SECONDS = 10;

const ENDS_WITHIN_MS = 3_000;

type Options = {
  db: Db;
  /** Only mails of these kinds; all by default. */
  kinds?: readonly EmailKind[];
  atOnce?: number;
  /**
   * Sends a mail and records the result, however long that takes. If it throws, the mail is retried in `leaseSeconds`.
   */
  send: (email: OutboxEmail) => Promise<void>;
  /** Polling interval of the outbox. */
  everyMs: number;
  /** While nothing is written, it polls when the next mail is due. */
  idleBackoff?: Omit<IdleBackoff, 'findNextMs'>;
  leaseSeconds?: number;
  onError: (error: unknown) => void;
};

/**
 * Sends due mails from the outbox, several at a time; each mail is claimed by only one process. When a mail is done,
 * the next one is claimed at once. Returns a function for graceful shutdown: it claims nothing more and waits up to
 * three seconds for mails in progress.
 */
export function startDelivery(options: Options): () => Promise<void> {
  const { db, kinds = EMAIL_KINDS, send, everyMs, leaseSeconds = LEASE_SECONDS, onError } = options;
  const { atOnce = MAILS_AT_ONCE, idleBackoff } = options;
  const inFlight = new Map<string, Promise<void>>();
  // While the database was unavailable, no process could renew a lease or record a sent mail. Once it is back, wait one
  // lease period before taking over mails.
  let takesOverFromMs = 0;

  const claimAndSend = async () => {
    const limit = atOnce - inFlight.size;
    if (limit === 0) return;
    const takesOver = performance.now() >= takesOverFromMs;
    const except = [...inFlight.keys()];
    const claiming = { limit, kinds, seconds: leaseSeconds, except, takesOver };
    const claimed = await claimDueEmails(db, claiming);
    for (const email of claimed) {
      const done = () => {
        inFlight.delete(email.id);
        delivery.wakeUp();
      };
      inFlight.set(email.id, send(email).catch(onError).then(done));
    }
  };
  const delivery = createPoller({
    everyMs,
    idleBackoff: idleBackoff && { ...idleBackoff, findNextMs: () => findNextDueMs(db, kinds) },
    run: claimAndSend,
    onError: (error) => {
      takesOverFromMs = performance.now() + leaseSeconds * 1_000;
      onError(error);
    },
  });
  const renewal = createPoller({
    everyMs: (leaseSeconds * 1_000) / 3,
    run: () => {
      for (const id of inFlight.keys()) renewEmailLease(db, id, leaseSeconds).catch(onError);
    },
    onError,
  });
  delivery.wakeUp();

  const finish = async () => {
    await delivery.stop();
    await Promise.all(inFlight.values());
  };
  return async () => {
    await withTimeout(finish(), ENDS_WITHIN_MS, () => {});
    await renewal.stop();
  };
}
