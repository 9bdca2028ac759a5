import { closeChallenge } from './challenges.ts';
import { invalidParameter, invalidSession } from './cognito-error.ts';
import { replaceTemporaryPassword } from './passwords.ts';
import type { LocalPool } from './pool.ts';
import type { InitiateAuthRequest, RespondToAuthChallengeRequest } from './requests.ts';
import { refreshSession } from './sessions.ts';
import {
  offerChallenges,
  requireParameter,
  signInAfterConfirmation,
  signInWithPassword,
} from './sign-in.ts';
import { finishSrpSignIn, startSrpSignIn } from './srp-sign-in.ts';

type Parameters = Readonly<Record<string, string>>;

/** Begins a sign-in by the flow that the client names, or goes on with a session by its refresh token. */
export async function initiateAuth(
  pool: LocalPool,
  { AuthFlow, AuthParameters, Session }: InitiateAuthRequest,
) {
  const parameter = (name: string) => requireParameter(AuthParameters, name);
  switch (AuthFlow) {
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refreshSession(pool, parameter('REFRESH_TOKEN'));
    case 'USER_SRP_AUTH':
      return startSrpSignIn(pool, parameter('USERNAME'), parameter('SRP_A'));
    case 'USER_PASSWORD_AUTH':
      return signInWithPassword(pool, parameter('USERNAME'), parameter('PASSWORD'));
    case 'USER_AUTH':
      return Session
        ? signInAfterConfirmation(pool, parameter('USERNAME'), Session)
        : meetChoice(pool, AuthParameters.PREFERRED_CHALLENGE, AuthParameters);
    default:
      throw invalidParameter('Initiate Auth method not supported.');
  }
}

/** Takes the client's answer to a challenge. */
export async function respondToAuthChallenge(
  pool: LocalPool,
  { ChallengeName, ChallengeResponses, Session }: RespondToAuthChallengeRequest,
) {
  switch (ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return finishSrpSignIn(pool, ChallengeResponses);
    case 'SELECT_CHALLENGE':
      return answerChoice(pool, ChallengeResponses, Session);
    case 'NEW_PASSWORD_REQUIRED':
      return replaceTemporaryPassword(pool, ChallengeResponses, Session);
    default:
      throw invalidParameter(`Challenge ${ChallengeName} is not supported.`);
  }
}

async function answerChoice(pool: LocalPool, responses: Parameters, session: string | undefined) {
  const answer = requireParameter(responses, 'ANSWER');
  const { name } = await closeChallenge(pool, 'select_challenge', session ?? '');
  if (responses.USERNAME !== name) throw invalidSession();
  if (answer === 'PASSWORD' || answer === 'PASSWORD_SRP')
    return meetChoice(pool, answer, responses);
  throw invalidParameter('Selected challenge is not available.');
}

function meetChoice(pool: LocalPool, choice: string | undefined, parameters: Parameters) {
  const parameter = (name: string) => requireParameter(parameters, name);
  const name = parameter('USERNAME');
  switch (choice) {
    case 'PASSWORD':
      return signInWithPassword(pool, name, parameter('PASSWORD'));
    case 'PASSWORD_SRP':
      return startSrpSignIn(pool, name, parameter('SRP_A'));
    default:
      return offerChallenges(pool, name);
  }
}
