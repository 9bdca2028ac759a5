import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { m } from '../../lib/messages.ts';

/** The documented sentence after a message was sent, with the reply time that the firm promises, if any. */
export const replyPromise = ({ claims: { reply } }: Pick<FirmProfile, 'claims'>) =>
  reply ? m.contact.replyWithin({ reply: reply.toLowerCase() }) : m.contact.replySometime;
