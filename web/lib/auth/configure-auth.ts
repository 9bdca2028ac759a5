import { Amplify } from 'aws-amplify';
import { ConsoleLogger } from 'aws-amplify/utils';
import { apiUrl } from '../api-url.ts';
import { keepTokens } from './token-storage.ts';

/** Configuration of the user pool, from the server. */
export type PoolConfig = {
  userPoolId: string;
  clientId: string;
  userPoolEndpoint?: string | undefined;
};

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves once the user pool's client is configured. */
export const whenConfigured = promise;

/** Configures the user pool's client; calls to the pool wait for it. */
export function configureAuth({ userPoolId, clientId, userPoolEndpoint }: PoolConfig): void {
  // The library warns about every pool endpoint that is not Amazon's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        ...(userPoolEndpoint && { userPoolEndpoint: whereCallsGo(userPoolEndpoint) }),
      },
    },
  });
  keepTokens();
  resolve();
}

/** The endpoint for calls to the embedded user pool: by default the page's own origin, regardless of the host name. */
function whereCallsGo(endpoint: string): string {
  return new URL(apiUrl(new URL(endpoint).pathname), window.location.origin).href;
}
