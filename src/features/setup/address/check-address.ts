import { z } from 'zod';
import { OutgoingError } from '../../../platform/http-client/outgoing-error.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import type { CheckedAddress } from './schema.ts';

type Deps = Pick<Context, 'db' | 'outgoing' | 'publicUrl'>;

/** The part of the response of `site.layout` that identifies a site. */
const layoutSchema = z.object({
  result: z.object({
    data: z.object({
      firm: z.object({ name: z.string(), email: z.string() }),
      publicUrl: z.string(),
    }),
  }),
});

/**
 * Requests `site.layout` at an address, and compares the firm and the configured URL to tell whether it is this site.
 */
export async function checkAddress(
  { db, outgoing, publicUrl }: Deps,
  address: string,
  timeoutMs = 8_000,
): Promise<CheckedAddress> {
  const { name, email } = await getFirmProfile(db);
  try {
    const { status, body } = await outgoing(`${address}/trpc/site.layout`, { timeoutMs });
    const found = status === 200 ? readLayout(body) : undefined;
    if (found?.firm.name !== name || found.firm.email !== email) return told('other-site');
    return told(found.publicUrl === address && publicUrl === address ? 'ready' : 'not-configured');
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { ...told('unreachable'), reason: error.message };
  }

  function told(state: CheckedAddress['state']): CheckedAddress {
    return { address, state, reason: null };
  }
}

function readLayout(body: Buffer) {
  try {
    return layoutSchema.parse(JSON.parse(body.toString('utf8'))).result.data;
  } catch {
    return undefined;
  }
}
