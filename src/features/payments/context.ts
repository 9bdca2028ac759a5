import type { OpenStripe } from './stripe/open-stripe.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** Connects to the payment company with a secret key of the firm. */
    openStripe: OpenStripe;
  }
}
