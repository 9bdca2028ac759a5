import type { Context } from '../../platform/trpc/context.ts';

/**
 * Deletes personal data whose retention period is over, except messages and appointments: the firm decides about those.
 */
export async function applyRetention({
  db,
  now,
  personalData,
}: Pick<Context, 'db' | 'now' | 'personalData'>): Promise<void> {
  for (const data of personalData) await data.applyRetention?.(db, now());
}
