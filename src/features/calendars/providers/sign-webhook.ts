import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The headers of a signed message as Standard Webhooks 1.0 wants them (standardwebhooks.com): one signature
 * for each secret, so that a receiver may know the new or the old one while they are exchanged. A secret
 * that begins with `whsec_` is base64; any other is taken as text.
 */
export function signWebhook(
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: Date; body: string },
) {
  const seconds = Math.floor(timestamp.getTime() / 1_000);
  const signed = `${id}.${seconds}.${body}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets
      .map((secret) => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`)
      .join(' '),
  };
}

const keyOf = (secret: string) =>
  secret.startsWith(PREFIX)
    ? Buffer.from(secret.slice(PREFIX.length), 'base64')
    : Buffer.from(secret);
