import { requiredText } from '../text/text-schema.ts';
import { secretBlock } from './schema.ts';

const PEM = /^-----BEGIN (RSA )?PRIVATE KEY-----[\s\S]+-----END (RSA )?PRIVATE KEY-----$/;
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const TENANT = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[a-z\d-]+(\.[a-z\d-]+)+)$/i;

/** The private key of a Google service account. */
export const privateKey = secretBlock(
  10_000,
  (value) => PEM.test(value),
  'Must be a private key as in the key file, from -----BEGIN to -----END',
);

/** A directory (tenant) of Microsoft Entra, by its id or its domain. */
export const directoryId = requiredText(300).refine((value) => TENANT.test(value), {
  error: 'Must be the id or domain of a directory',
});

/** An application that is registered in Microsoft Entra. */
export const applicationId = requiredText(100).refine((value) => GUID.test(value), {
  error: 'Must be the id of an application',
});
