import type { Db } from '../../../../db/client.ts';
import { openSecret, sealSecret } from '../../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findPaymentSettings } from './queries.ts';

/** The row that the keys are sealed for. */
const PLACE = { table: 'payment_settings', id: 'stripe' };

type KeyName = 'secret_key' | 'webhook_secret';

export const sealKey = (box: SecretBox, name: KeyName, key: string): string =>
  sealSecret(box, PLACE, name, key);

/** The decrypted key, or '' if it can no longer be read. */
export const openKey = (box: SecretBox, name: KeyName, sealed: string): string =>
  openSecret(box, PLACE, name, sealed);

/**
 * A connection with the stored key, also while payments are turned off: what was begun is completed. Undefined without
 * a key.
 */
export async function connectStored({
  db,
  secrets,
  openStripe,
}: Pick<Context, 'db' | 'secrets' | 'openStripe'>) {
  const stored = await findPaymentSettings(db);
  const key = stored && openKey(secrets, 'secret_key', stored.secretKey);
  return key ? openStripe(key) : undefined;
}

/** The signing secret of the webhook; undefined without one. */
export async function findWebhookSecret({
  db,
  secrets,
}: {
  db: Db;
  secrets: SecretBox;
}): Promise<string | undefined> {
  const stored = await findPaymentSettings(db);
  return (stored && openKey(secrets, 'webhook_secret', stored.webhookSecret)) || undefined;
}

/** Whether no real money moves with this key. */
export const isTestKey = (key: string): boolean => /^[sr]k_test_/.test(key);
