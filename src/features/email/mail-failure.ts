import { oneLine } from './one-line.ts';

/**
 * Why a mail did not go out. `temporary`: try again later. `permanent`: trying again would not help. `settings`:
 * the provider refuses us, not this mail; the mail waits, and staff must correct the settings.
 */
export type MailFailureKind = 'temporary' | 'permanent' | 'settings';

/** A mail was not taken; the message is what the other side said, in its own words on one line. */
export class MailFailure extends Error {
  readonly kind: MailFailureKind;
  /** How long the provider asked us to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** Whether the provider could not be reached: no mail goes out then, and all of them do when it is back. */
  readonly isOutage: boolean;

  constructor(
    kind: MailFailureKind,
    message: string,
    {
      retryAfterSeconds,
      isOutage = false,
    }: { retryAfterSeconds?: number | undefined; isOutage?: boolean } = {},
  ) {
    super(oneLine(message));
    this.name = 'MailFailure';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isOutage = isOutage;
  }
}

/** Of what nobody has judged, trying again may help. */
export function asMailFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  return new MailFailure('temporary', error instanceof Error ? error.message : String(error));
}
