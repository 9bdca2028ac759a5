import type { MailContents } from './mail-content.ts';
import type { MailAddresses } from './open-transport.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    mailContents: MailContents;
    /** Whether mails are held in the outbox until staff configure a way to send them. */
    holdsMail: boolean;
    /** Whether mails are only caught on this machine until a provider is configured. */
    catchesMail: boolean;
    /** Multiplies the limits of mails per mailbox; 1 except in tests. */
    mailboxLimitFactor: number;
    mailAddresses: MailAddresses;
  }
}
