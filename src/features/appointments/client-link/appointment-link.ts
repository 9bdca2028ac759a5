import type { Db } from '../../../../db/client.ts';
import { siteAddress } from '../../../platform/languages/messages-for.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { APPOINTMENT_LINKS } from './make-link.ts';
import { findLiveLink } from './queries.ts';

type Sources = { db: Db; secrets: SecretBox };

/**
 * The path of the client's own page of an appointment, the same in every mail; undefined if staff have revoked it, or
 * the secret key it was derived from is no longer configured. Only for the client, in mails and in the response to
 * their booking: anyone with the path can confirm, move and cancel.
 */
export async function appointmentPath(
  { db, secrets }: Sources,
  appointmentId: string,
): Promise<string | undefined> {
  const link = await findLiveLink(db, appointmentId);
  return link && APPOINTMENT_LINKS.pathOf(secrets, link);
}

/** `appointmentPath` as a URL, in the language of the firm's profile. */
export async function appointmentLink(
  { publicUrl, firm, ...deps }: Sources & { publicUrl: string; firm: FirmProfile },
  appointmentId: string,
): Promise<string | undefined> {
  const path = await appointmentPath(deps, appointmentId);
  return path && siteAddress(firm, publicUrl, path);
}
