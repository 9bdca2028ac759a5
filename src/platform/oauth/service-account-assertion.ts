import { sign } from 'node:crypto';

const VALID_SECONDS = 3_600;

/** The signed statement that a Google service account exchanges for an access token. */
type Assertion = {
  /** The address of the service account. */
  issuer: string;
  /** As in the key file, in PEM. */
  privateKey: string;
  scope: string;
  /** The address of the token endpoint. */
  audience: string;
  /** The user on whose behalf it acts, if it has been allowed to (domain-wide delegation). */
  subject?: string;
};

/**
 * The fields of the token request. Throws if the key cannot be read.
 * Source: https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
export function serviceAccountForm({ issuer, privateKey, scope, audience, subject }: Assertion) {
  const issuedAt = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: issuer,
    ...(subject && { sub: subject }),
    scope,
    aud: audience,
    iat: issuedAt,
    exp: issuedAt + VALID_SECONDS,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  const signature = sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url');
  return {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: `${signed}.${signature}`,
  };
}
