import { codePlace } from '../features/identity/local-pool/code-place.ts';
import { createSrpClient } from '../features/identity/testing/srp-client.ts';
import type { JsonBody } from './json-body.ts';
import type { TestApp } from './test-app.ts';

export const CLIENT_ID = 'lawfrontlocalclient';
export const PASSWORD = 'correct horse battery';
const TIMESTAMP = 'Mon Mar 10 14:00:00 UTC 2031';

type Answer = { status: number; body: JsonBody };

export type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string };

/**
 * Calls the embedded user pool without the client library, optionally from another address; for that, the app must
 * trust 127.0.0.1 as a proxy.
 */
export function poolClient(
  app: Pick<TestApp, 'url' | 'deps'>,
  { address, userAgent }: { address?: string; userAgent?: string } = {},
) {
  const call = async (operation: string, body: unknown, url = app.url): Promise<Answer> => {
    const isIdentity = ['GetId', 'GetCredentialsForIdentity'].includes(operation);
    const service = isIdentity ? 'AWSCognitoIdentityService' : 'AWSCognitoIdentityProviderService';
    const path = isIdentity ? 'identity' : 'idp';
    const response = await fetch(`${url}/local-cognito/${path}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `${service}.${operation}`,
        ...(address && { 'x-forwarded-for': address }),
        ...(userAgent && { 'user-agent': userAgent }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const asClient = (operation: string, body: object, url?: string) =>
    call(operation, { ClientId: CLIENT_ID, ...body }, url);

  const signUp = (
    username: string,
    { email = `${username}@example.com`, password = PASSWORD } = {},
  ) =>
    asClient('SignUp', {
      Username: username,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }],
    });

  /** The last code sent to the user, without waiting for its mail. */
  const codeOf = async (username: string): Promise<string> => {
    await app.deps.localPool?.background.settled();
    const { id, sealedCode } = await app.deps.db
      .selectFrom('localIdentity.codes as code')
      .innerJoin('localIdentity.accounts as account', 'account.sub', 'code.account')
      .select(['code.id', 'code.sealedCode'])
      .where('username', '=', username)
      .orderBy('code.createdAt', 'desc')
      .executeTakeFirstOrThrow();
    return app.deps.localPool?.secrets.open(sealedCode, codePlace(id)) ?? '';
  };

  const confirm = async (username: string) =>
    asClient('ConfirmSignUp', {
      Username: username,
      ConfirmationCode: await codeOf(username),
    });

  /** Starts an SRP sign-in; `prove` responds to its challenge. */
  const startSrp = async (username: string) => {
    const poolName = app.deps.localPool?.poolName ?? '';
    // The public value does not depend on the user id, which is only known from the challenge.
    const { clientPublic, prove } = createSrpClient({ poolName });
    const challenge = await asClient('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A: clientPublic },
    });
    const parameters = challenge.body.ChallengeParameters ?? {};
    return {
      challenge,
      /** Proves the password, optionally to another server instance. */
      prove: (password: string, url?: string) => {
        const signature = prove(password, {
          userId: parameters.USER_ID_FOR_SRP,
          salt: parameters.SALT,
          serverPublic: parameters.SRP_B,
          secretBlock: parameters.SECRET_BLOCK,
          timestamp: TIMESTAMP,
        });
        const ChallengeResponses = {
          USERNAME: parameters.USER_ID_FOR_SRP,
          PASSWORD_CLAIM_SECRET_BLOCK: parameters.SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: signature,
          TIMESTAMP,
        };
        const answer = { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses };
        return asClient('RespondToAuthChallenge', answer, url);
      },
    };
  };

  const signIn = async (username: string, password = PASSWORD) =>
    (await startSrp(username)).prove(password);

  /** Signs up, confirms and signs in. */
  const newUser = async (username: string): Promise<Tokens> => {
    await signUp(username);
    await confirm(username);
    const { body } = await signIn(username);
    return body.AuthenticationResult;
  };

  return { call, asClient, signUp, codeOf, confirm, startSrp, signIn, newUser };
}
