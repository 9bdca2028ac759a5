import { serviceAccountForm } from '../../../platform/oauth/service-account-assertion.ts';
import { MailFailure } from '../mail-failure.ts';
import type { SmtpConfig } from '../settings/schema.ts';
import type { OAuthSignIn } from '../settings/sign-in-rules.ts';
import { requestToken, type TokenRequest } from './request-token.ts';

/** The token endpoint of Google, and the origin of Microsoft's; from the environment, so that staff cannot redirect keys. */
export type TokenAddresses = { googleToken: string; microsoftLogin: string };

/** https://learn.microsoft.com/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth */
const MICROSOFT_APP_SCOPE = 'https://outlook.office365.com/.default';
const MICROSOFT_USER_SCOPE = 'https://outlook.office.com/SMTP.Send offline_access';
/** https://developers.google.com/workspace/gmail/imap/xoauth2-protocol */
const GOOGLE_SCOPE = 'https://mail.google.com/';

const MARGIN_MS = 60_000;

export type AccessToken = { token: string; expiresAtMs: number };

/**
 * Returns access tokens for a mail server, the same one until a minute before it expires; `renew` requests another one.
 * Simultaneous callers share a request. The returned function throws a `MailFailure`.
 */
export function accessTokens(
  signIn: OAuthSignIn,
  config: SmtpConfig,
  { addresses, timeoutMs }: { addresses: TokenAddresses; timeoutMs: number },
): (renew: boolean) => Promise<AccessToken> {
  let last: { token: Promise<AccessToken>; expiresAtMs: number } | undefined;
  return (renew) => {
    if (last && !renew && last.expiresAtMs > Date.now()) return last.token;
    const asked = { token: request(), expiresAtMs: Number.POSITIVE_INFINITY };
    last = asked;
    return asked.token;

    async function request(): Promise<AccessToken> {
      try {
        const answer = await requestToken(tokenRequest(signIn, config, addresses), timeoutMs);
        const expiresAtMs = Date.now() + answer.expiresInSeconds * 1_000 - MARGIN_MS;
        asked.expiresAtMs = expiresAtMs;
        return { token: answer.token, expiresAtMs };
      } catch (error) {
        if (last === asked) last = undefined;
        throw error;
      }
    }
  };
}

function tokenRequest(
  signIn: OAuthSignIn,
  config: SmtpConfig,
  { googleToken, microsoftLogin }: TokenAddresses,
): TokenRequest {
  const { tenantId = '', clientId = '', clientSecret, refreshToken = '' } = config;
  const app = { client_id: clientId, ...(clientSecret && { client_secret: clientSecret }) };
  const refresh = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const microsoft = {
    service: 'Microsoft',
    url: new URL(`/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`, microsoftLogin),
  };
  const google = { service: 'Google', url: new URL(googleToken) };
  switch (signIn) {
    case 'microsoft-app':
      return {
        ...microsoft,
        form: { ...app, grant_type: 'client_credentials', scope: MICROSOFT_APP_SCOPE },
      };
    case 'microsoft-token':
      return { ...microsoft, form: { ...app, ...refresh, scope: MICROSOFT_USER_SCOPE } };
    case 'google-token':
      return { ...google, form: { ...app, ...refresh } };
    case 'google-key':
      return { ...google, form: assertionOf(config, googleToken) };
  }
}

function assertionOf({ user, client_email = '', private_key = '' }: SmtpConfig, audience: string) {
  try {
    return serviceAccountForm({
      issuer: client_email,
      privateKey: private_key,
      ...(user && { subject: user }),
      scope: GOOGLE_SCOPE,
      audience,
    });
  } catch {
    throw new MailFailure('settings', 'The private_key cannot be read. Copy the complete key.');
  }
}
