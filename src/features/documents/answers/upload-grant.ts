import { z } from 'zod';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { addDays } from '../../../platform/time/date-math.ts';

const grantSchema = z.object({
  requestId: z.string(),
  places: z.tuple([z.string()], z.string()),
  max: z.int(),
  until: z.iso.datetime(),
});

/** What may be uploaded with a grant: at most `max` documents at a place, which has several names after a change of keys. */
export type UploadGrant = Omit<z.output<typeof grantSchema>, 'until'>;

const PLACE = 'document_uploads.grant';
/** An open page can go on for a day; loading it again renews the grant. */
const VALID_DAYS = 1;

type Sealing = Pick<SecretBox, 'seal' | 'open'>;

/**
 * A token for the calls of a client's link that only adds documents at one place: it shows nothing that the firm has
 * shared, and no other document.
 */
export const grantUploads = (secrets: Sealing, grant: UploadGrant, now: Date): string =>
  secrets.seal(JSON.stringify({ ...grant, until: addDays(now, VALID_DAYS).toISOString() }), PLACE);

/** The grant that a token is; undefined if it is none, or an old one. */
export function readGrant(secrets: Sealing, token: string, now: Date): UploadGrant | undefined {
  if (!token.includes('.')) return undefined;
  let opened: string;
  try {
    opened = secrets.open(token, PLACE);
  } catch {
    return undefined;
  }
  const { until, ...grant } = grantSchema.parse(JSON.parse(opened));
  return new Date(until) > now ? grant : undefined;
}
