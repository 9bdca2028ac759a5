import { formatMoment, formatZone } from '../../../platform/time/format-rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { createLookUp, type LookUp } from './look-up.ts';
import { dataPart } from './parts/data-part.ts';
import { domainPart } from './parts/domain-part.ts';
import { httpsPart } from './parts/https-part.ts';
import { keysPart } from './parts/keys-part.ts';
import { mailPart } from './parts/mail-part.ts';
import type { ItSheet } from './schema.ts';

export type ItSheetDeps = Pick<
  Context,
  'db' | 'now' | 'outgoing' | 'publicUrl' | 'deployment' | 'holdsMail' | 'catchesMail'
>;

/**
 * The facts of the installation for the firm's IT, read now: the configuration of the process, the last results of mail,
 * what DNS says and what answers at the address of the site.
 */
export async function getItSheet(
  ctx: ItSheetDeps,
  lookUp: LookUp = createLookUp(),
): Promise<ItSheet> {
  const { db, publicUrl } = ctx;
  const firm = await getFirmProfile(db);
  const { name, zone } = firm;
  const { locale } = firm.formats;
  const [domain, mail, data] = await Promise.all([
    domainPart(ctx, lookUp),
    mailPart(ctx, firm, lookUp),
    dataPart(ctx),
  ]);
  return {
    firm: name,
    publicUrl,
    readAt: `${formatMoment(ctx.now(), zone, locale)}, ${formatZone(zone, locale)}`,
    parts: [domain, httpsPart(ctx), keysPart(ctx), mail, data],
  };
}
