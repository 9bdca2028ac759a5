import { oneLine } from './one-line.ts';

/**
 * Why a mail was not sent. `temporary`: a retry may help. `permanent`: a retry would not help. `settings`: the provider
 * rejects our settings, not this mail; the mail waits, and staff must correct the settings.
 */
export type MailFailureKind = 'temporary' | 'permanent' | 'settings';

/** A mail was not accepted; the message is the provider's own wording, on one line. */
export class MailFailure extends Error {
  readonly kind: MailFailureKind;
  /** How long the provider asked us to wait (`Retry-After`), in seconds. */
  readonly retryAfterSeconds: number | undefined;
  /**
   * Whether the provider was unreachable: then no mail can be sent, and all waiting mails can be retried once it is
   * back.
   */
  readonly isOutage: boolean;
  /** Whether this receiver's address was refused for good; other mails may go out. */
  readonly refusesReceiver: boolean;

  constructor(
    kind: MailFailureKind,
    message: string,
    {
      retryAfterSeconds,
      isOutage = false,
      refusesReceiver = false,
    }: {
      retryAfterSeconds?: number | undefined;
      isOutage?: boolean;
      refusesReceiver?: boolean;
    } = {},
  ) {
    super(oneLine(message));
    this.name = 'MailFailure';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isOutage = isOutage;
    this.refusesReceiver = refusesReceiver;
  }
}

/** Errors that are not classified yet count as temporary: a retry may help. */
export function asMailFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  return new MailFailure('temporary', error instanceof Error ? error.message : String(error));
}
