import type { Tx } from '../../../db/client.ts';
import type { User } from '../../platform/auth/user.ts';
import { lockFirmSettings, saveFirm } from './queries.ts';
import { CLAIMS, SAMPLE_SOURCE } from './rules.ts';
import type { FirmRecord } from './schema.ts';
import { logFirmChange } from './update-firm.ts';

/** Removes the claims of the demo content from the firm's profile. Returns how many there were. */
export async function removeSampleClaims(tx: Tx, user: User): Promise<number> {
  const before = await lockFirmSettings(tx);
  const removed = sampleClaimsOf(before.claims);
  if (removed.length === 0) return 0;
  const { attorneys: _, updatedAt: __, ...record } = before;
  const cleared = Object.fromEntries(removed.map((claim) => [claim, null]));
  const after = await saveFirm(tx, { ...record, claims: { ...record.claims, ...cleared } });
  await logFirmChange(tx, user, { before, after });
  return removed.length;
}

/** The claims whose source says that they are demo content. */
export const sampleClaimsOf = (claims: FirmRecord['claims']) =>
  CLAIMS.filter((claim) => claims[claim]?.source === SAMPLE_SOURCE);
