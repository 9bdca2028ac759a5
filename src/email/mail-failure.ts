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

  constructor(kind: MailFailureKind, message: string, retryAfterSeconds?: number) {
    super(oneLine(message));
    this.name = 'MailFailure';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Of what nobody has judged, trying again may help. */
export function asMailFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  return new MailFailure('temporary', error instanceof Error ? error.message : String(error));
}
