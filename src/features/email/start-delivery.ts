import type { Db } from '../../../db/client.ts';
import { withTimeout } from '../../platform/background/with-timeout.ts';
import { keepTaken, takeDueEmails } from './delivery-queries.ts';
import type { OutboxEmail } from './queries.ts';

/** How many mails one process sends at a time. */
const AT_ONCE = 4;

// A mail whose process died is taken by another one after this long.
const TAKEN_SECONDS = 10;

const ENDS_WITHIN_MS = 3_000;

type Options = {
  db: Db;
  /**
   * Sends a mail and writes down what came of it, however long that takes. Where it throws, the mail is tried again
   * in `takenSeconds`.
   */
  send: (email: OutboxEmail) => Promise<void>;
  /** How often the outbox is looked at. */
  everyMs: number;
  takenSeconds?: number;
  onError: (error: unknown) => void;
};

/**
 * Sends what is due in the outbox, several mails at a time, each by one of all processes that do so. A mail that is
 * done makes room for the next one at once. Answers how to end it: nothing more is taken, and what is being sent is
 * waited for, at most three seconds.
 */
export function startDelivery(options: Options): () => Promise<void> {
  const { db, send, everyMs, takenSeconds = TAKEN_SECONDS, onError } = options;
  const atWork = new Map<string, Promise<void>>();
  let hasEnded = false;
  let looking: Promise<void> | undefined;
  let isToLookAgain = false;
  // While the database was away no process could renew a claim or note that a mail is sent: after it is back, all get
  // time to do so.
  let takesOverFromMs = 0;

  const look = () => {
    isToLookAgain = true;
    if (looking || hasEnded) return;
    isToLookAgain = false;
    looking = takeAndSend()
      .catch((error: unknown) => {
        takesOverFromMs = performance.now() + takenSeconds * 1_000;
        onError(error);
      })
      .finally(() => {
        looking = undefined;
        if (isToLookAgain) look();
      });
  };
  const takeAndSend = async () => {
    const limit = AT_ONCE - atWork.size;
    if (limit === 0) return;
    const takesOver = performance.now() >= takesOverFromMs;
    const except = [...atWork.keys()];
    const taken = await takeDueEmails(db, { limit, seconds: takenSeconds, except, takesOver });
    for (const email of taken) {
      const done = () => {
        atWork.delete(email.id);
        look();
      };
      atWork.set(email.id, send(email).catch(onError).then(done));
    }
  };
  const keep = () => {
    for (const id of atWork.keys()) keepTaken(db, id, takenSeconds).catch(onError);
  };

  look();
  const timers = [setInterval(look, everyMs), setInterval(keep, (takenSeconds * 1_000) / 3)];
  const finish = async () => {
    await looking;
    await Promise.all(atWork.values());
  };
  return async () => {
    hasEnded = true;
    await withTimeout(finish(), ENDS_WITHIN_MS, () => {});
    for (const timer of timers) clearInterval(timer);
  };
}
