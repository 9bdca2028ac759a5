import { closeChallenge } from './challenges.ts';
import { invalidParameter, invalidSession } from './cognito-error.ts';
import { finishPasskeySignIn, startPasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { replaceTemporaryPassword } from './passwords.ts';
import type { PoolCall } from './pool.ts';
import type { InitiateAuthRequest, RespondToAuthChallengeRequest } from './requests.ts';
import {
  answerSecondFactor,
  finishSecondFactorSetup,
} from './second-factor/answer-second-factor.ts';
import { refreshSession } from './sessions.ts';
import {
  offerChallenges,
  requireParameter,
  signInAfterConfirmation,
  signInWithPassword,
} from './sign-in.ts';
import { finishSrpSignIn, startSrpSignIn } from './srp-sign-in.ts';

type Parameters = Readonly<Record<string, string>>;

/** Starts a sign-in with the flow that the client names, or refreshes a session with its refresh token. */
export async function initiateAuth(
  call: PoolCall,
  { AuthFlow, AuthParameters, Session }: InitiateAuthRequest,
) {
  const parameter = (name: string) => requireParameter(AuthParameters, name);
  switch (AuthFlow) {
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refreshSession(call, parameter('REFRESH_TOKEN'));
    case 'USER_SRP_AUTH':
      return startSrpSignIn(call, parameter('USERNAME'), parameter('SRP_A'));
    case 'USER_PASSWORD_AUTH':
      return signInWithPassword(call, parameter('USERNAME'), parameter('PASSWORD'));
    case 'USER_AUTH':
      return Session
        ? signInAfterConfirmation(call, parameter('USERNAME'), Session)
        : meetChoice(call, AuthParameters.PREFERRED_CHALLENGE, AuthParameters);
    default:
      throw invalidParameter('Initiate Auth method not supported.');
  }
}

/** Handles the client's response to a challenge. */
export async function respondToAuthChallenge(
  call: PoolCall,
  { ChallengeName, ChallengeResponses, Session }: RespondToAuthChallengeRequest,
) {
  switch (ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return finishSrpSignIn(call, ChallengeResponses);
    case 'SELECT_CHALLENGE':
      return answerChoice(call, ChallengeResponses, Session);
    case 'SOFTWARE_TOKEN_MFA':
      return answerSecondFactor(call, ChallengeResponses, Session);
    case 'MFA_SETUP':
      return finishSecondFactorSetup(call, ChallengeResponses, Session);
    case 'WEB_AUTHN':
      return finishPasskeySignIn(call, ChallengeResponses, Session);
    case 'NEW_PASSWORD_REQUIRED':
      return replaceTemporaryPassword(call, ChallengeResponses, Session);
    default:
      throw invalidParameter(`Challenge ${ChallengeName} is not supported.`);
  }
}

async function answerChoice(call: PoolCall, responses: Parameters, session: string | undefined) {
  const answer = requireParameter(responses, 'ANSWER');
  const { name } = await closeChallenge(call, 'select_challenge', session ?? '');
  if (responses.USERNAME !== name) throw invalidSession();
  if (['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN'].includes(answer)) {
    return meetChoice(call, answer, responses);
  }
  throw invalidParameter('Selected challenge is not available.');
}

function meetChoice(call: PoolCall, choice: string | undefined, parameters: Parameters) {
  const parameter = (name: string) => requireParameter(parameters, name);
  const name = parameter('USERNAME');
  switch (choice) {
    case 'PASSWORD':
      return signInWithPassword(call, name, parameter('PASSWORD'));
    case 'PASSWORD_SRP':
      return startSrpSignIn(call, name, parameter('SRP_A'));
    case 'WEB_AUTHN':
      return startPasskeySignIn(call, name);
    default:
      return offerChallenges(call, name);
  }
}
