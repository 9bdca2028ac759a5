import type { MailContents } from './mail-content.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    mailContents: MailContents;
    /** Whether mails are held in the outbox unless staff configure a way to send them. */
    holdsMail: boolean;
    /** Whether mails are only caught on this machine as long as nothing is configured. */
    catchesMail: boolean;
    /** Where SendGrid is reached. */
    sendGridUrl: string;
  }
}
