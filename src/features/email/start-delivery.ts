import type { Db } from '../../../db/client.ts';
import { createPoller } from '../../platform/background/create-poller.ts';
import { withTimeout } from '../../platform/background/with-timeout.ts';
import { claimDueEmails, renewEmailLease } from './delivery-queries.ts';
import type { OutboxEmail } from './queries.ts';

/** How many mails one process sends at a time. */
const AT_ONCE = 4;

// If a process dies, another one takes over its mails after this long.
const LEASE_SECONDS = 10;

const ENDS_WITHIN_MS = 3_000;

type Options = {
  db: Db;
  /**
   * Sends a mail and records the result, however long that takes. If it throws, the mail is retried in `leaseSeconds`.
   */
  send: (email: OutboxEmail) => Promise<void>;
  /** Polling interval of the outbox. */
  everyMs: number;
  leaseSeconds?: number;
  onError: (error: unknown) => void;
};

/**
 * Sends due mails from the outbox, several at a time; each mail is claimed by only one process. When a mail is done,
 * the next one is claimed at once. Returns a function for graceful shutdown: it claims nothing more and waits up to
 * three seconds for mails in progress.
 */
export function startDelivery(options: Options): () => Promise<void> {
  const { db, send, everyMs, leaseSeconds = LEASE_SECONDS, onError } = options;
  const inFlight = new Map<string, Promise<void>>();
  // While the database was unavailable, no process could renew a lease or record a sent mail. Once it is back, wait one
  // lease period before taking over mails.
  let takesOverFromMs = 0;

  const claimAndSend = async () => {
    const limit = AT_ONCE - inFlight.size;
    if (limit === 0) return;
    const takesOver = performance.now() >= takesOverFromMs;
    const except = [...inFlight.keys()];
    const claimed = await claimDueEmails(db, { limit, seconds: leaseSeconds, except, takesOver });
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
