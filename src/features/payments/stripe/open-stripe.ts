import type { Stripe } from 'stripe';

/** Connects with a secret key. */
export type OpenStripe = (secretKey: string) => Promise<Stripe>;

const TIMEOUT_MS = 10_000;
/** The library repeats a request whose answer was lost, with the same idempotency key. */
const RETRIES = 2;

/**
 * Connects to Stripe at `url`, which comes from the environment, so that staff cannot redirect the key. The library is
 * loaded with the first connection: most firms never need it.
 */
export const stripeAt =
  (url: string): OpenStripe =>
  async (secretKey) => {
    const { Stripe: StripeClient } = await import('stripe');
    const { hostname, port, protocol } = new URL(url);
    return new StripeClient(secretKey, {
      host: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port && { port }),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  };
