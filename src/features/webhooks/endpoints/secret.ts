import { randomBytes } from 'node:crypto';

/** Where the secret of an endpoint is stored: see `SecretBox`. */
export const placeOfSecret = (endpointId: string) => `webhook_endpoints.secret:${endpointId}`;

const SECRET_BYTES = 32;

/** A new secret in the Standard Webhooks format. */
export const newSigningSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
