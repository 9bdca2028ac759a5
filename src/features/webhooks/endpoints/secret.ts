import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';

/** Where the secret of an endpoint is stored: see `SecretBox`. */
export const placeOfSecret = (endpointId: string) => `webhook_endpoints.secret:${endpointId}`;

/** The decrypted secret of an endpoint; undefined if its key is lost. */
export function openSigningSecret(
  box: SecretBox,
  { id, secret }: { id: string; secret: string },
): string | undefined {
  try {
    return box.open(secret, placeOfSecret(id));
  } catch {
    return undefined;
  }
}

const SECRET_BYTES = 32;

/** A new secret in the Standard Webhooks format. */
export const newSigningSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
