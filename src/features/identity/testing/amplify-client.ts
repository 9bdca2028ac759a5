import { Amplify } from 'aws-amplify';
import { type SignUpInput, signOut, signUp } from 'aws-amplify/auth';
import { expect } from 'vitest';
import { PASSWORD } from '../../../testing/pool-client.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Configures the unmodified Amazon Cognito client to use the app's embedded pool. */
export function configureAmplify(app: TestApp, { withIdentityPool = false } = {}): void {
  const { localPool } = app.deps;
  if (!localPool) throw new Error('The app has no embedded user pool');
  const base = `${app.url}/local-cognito`;
  const userPool = {
    userPoolId: localPool.userPoolId,
    userPoolClientId: localPool.clientId,
    userPoolEndpoint: `${base}/idp/`,
  };
  const identityPool = {
    identityPoolId: localPool.identityPoolId,
    identityPoolEndpoint: `${base}/identity/`,
  };
  Amplify.configure({
    Auth: { Cognito: withIdentityPool ? { ...userPool, ...identityPool } : userPool },
  });
}

/** Configures the client and signs out: it remembers its session, and test files in one worker share it. */
export async function startAmplify(app: TestApp): Promise<void> {
  configureAmplify(app);
  await signOut();
}

export const signUpByAmplify = (
  username: string,
  options: Partial<NonNullable<SignUpInput['options']>> = {},
  password = PASSWORD,
) =>
  signUp({
    username,
    password,
    options: { userAttributes: { email: `${username.toLowerCase()}@x.test` }, ...options },
  });

/** The error that a refused call of the client throws. */
export const refusal = (name: string, message?: string) =>
  expect.objectContaining({ name, ...(message && { message }) });

export const SIGNED_IN = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
