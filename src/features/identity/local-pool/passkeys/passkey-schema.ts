import { z } from 'zod';

// Credentials as a browser's `toJSON` writes them (WebAuthn level 3, §5.1).

const base64url = z
  .string()
  .max(8_192)
  .regex(/^[\w-]+$/);

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

export const newCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(
        z
          .string()
          .max(32)
          .regex(/^[\w-]+$/),
      )
      .max(10)
      .default([]),
  }),
});
export type NewCredential = z.output<typeof newCredentialSchema>;

export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

const clientData = z.object({ challenge: base64url, origin: z.string() });

/** The challenge and the origin in `clientDataJSON`; undefined if it cannot be parsed. */
export function readClientData(clientDataJSON: string) {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
      .data;
  } catch {
    return undefined;
  }
}
