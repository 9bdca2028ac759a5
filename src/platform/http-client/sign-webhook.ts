import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The headers of a signed message according to Standard Webhooks 1.0 (standardwebhooks.com): one signature per
 * secret, so that receivers can verify with either the old or the new one during a rotation. A secret that starts
 * with `whsec_` is base64; any other is plain text.
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
