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

/** Configures the user pool's client; must run before any other call to the user pool. */
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
}

/** The endpoint for calls to the embedded user pool: by default the page's own origin, regardless of the host name. */
function whereCallsGo(endpoint: string): string {
  return new URL(apiUrl(new URL(endpoint).pathname), window.location.origin).href;
}
