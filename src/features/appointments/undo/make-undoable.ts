import type { Tx } from '../../../../db/client.ts';
import { holdEmailsAbout } from '../../email/withdraw-queries.ts';
import { storeState } from './queries.ts';
import { HELD_SECONDS } from './rules.ts';

/** `undoId` is chosen by the caller, who may undo the change; without one, these functions do nothing. */
type Change = { id: string; undoId?: string | undefined };

/** Stores the state of a locked appointment before a change. */
export async function rememberState(tx: Tx, { id, undoId }: Change): Promise<void> {
  if (undoId) await storeState(tx, { id, undoId });
}

/**
 * Delays all pending mails about the appointment until the change can no longer be undone. Earlier mails wait as well:
 * they are written from the current appointment when they are sent, and an undo may change it back.
 */
export async function holdMails(tx: Tx, { id, undoId }: Change): Promise<void> {
  if (undoId) await holdEmailsAbout(tx, id, HELD_SECONDS);
}
