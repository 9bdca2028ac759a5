import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, notFound } from '../../../platform/errors/errors.ts';
import {
  keepMaskedKey,
  maskUnlessUnreadable,
} from '../../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { isTestKey, openKey, sealKey } from './open-settings.ts';
import {
  countUnsettled,
  deletePaymentSettings,
  findPaymentSettings,
  lockPaymentSettings,
  type StoredPaymentSettings,
  storePaymentSettings,
} from './queries.ts';
import type { PaymentSettingsInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'secrets'> & { user: User };

/** The settings with masked keys; null if there are none. */
export async function readPaymentSettings({ db, secrets }: Pick<Context, 'db' | 'secrets'>) {
  const stored = await findPaymentSettings(db);
  return stored ? present(secrets, stored) : null;
}

/**
 * Stores the keys and the rule for refunds. Throws `invalid_input` for a mask of another key, and `payments_open` if the
 * key of another account would replace one that payments in progress need.
 */
export function savePaymentSettings({ db, secrets, user }: Deps, input: PaymentSettingsInput) {
  return db.transaction().execute(async (tx) => {
    await lockPaymentSettings(tx);
    const before = await findPaymentSettings(tx);
    const secretKey = keepStored(input.secretKey, before && openSecretKey(secrets, before), {
      field: 'secretKey',
    });
    const webhookSecret = keepStored(
      input.webhookSecret,
      before && openKey(secrets, 'webhook_secret', before.webhookSecret),
      { field: 'webhookSecret' },
    );
    const isSameKey = before !== undefined && openSecretKey(secrets, before) === secretKey;
    if (before && !isSameKey && isTestKey(openSecretKey(secrets, before)) !== isTestKey(secretKey))
      await requireSettled(tx);
    const after = await storePaymentSettings(tx, {
      isActive: input.isActive,
      secretKey: sealKey(secrets, 'secret_key', secretKey),
      webhookSecret: sealKey(secrets, 'webhook_secret', webhookSecret),
      refundHours: input.refundHours,
      testedAt: isSameKey ? before.testedAt : null,
    });
    await logChange(tx, user.username, 'payments.settings', ['payment_settings', 'stripe'], {
      before: before ? auditable(before) : null,
      after: { ...auditable(after), hasNewKey: !isSameKey },
    });
    return present(secrets, after);
  });
}

/** Deletes the keys. Throws `payment_settings_not_found`, or `payments_open` while payments or refunds need them. */
export function removePaymentSettings({ db, user }: Deps): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockPaymentSettings(tx);
    const before = await findPaymentSettings(tx);
    if (!before) throw noPaymentSettings();
    await requireSettled(tx);
    await deletePaymentSettings(tx);
    await logChange(tx, user.username, 'payments.settings-delete', ['payment_settings', 'stripe'], {
      before: auditable(before),
    });
  });
}

export const noPaymentSettings = () =>
  notFound('payment_settings', 'No keys for payments are stored.');

async function requireSettled(tx: Tx): Promise<void> {
  const count = await countUnsettled(tx);
  if (count === 0) return;
  throw new DomainError(
    'conflict',
    'payments_open',
    `${count === 1 ? 'One payment or refund is' : `${count} payments or refunds are`} still in progress with this key. Turn payments off, and try again when they are done.`,
  );
}

const keepStored = (typed: string, before: string | undefined, { field }: { field: string }) =>
  keepMaskedKey(typed, before ?? null, {
    field,
    names: [],
    compared: { typed: {}, before: {} },
  });

const openSecretKey = (secrets: SecretBox, { secretKey }: StoredPaymentSettings) =>
  openKey(secrets, 'secret_key', secretKey);

function present(secrets: SecretBox, { secretKey, webhookSecret, ...rest }: StoredPaymentSettings) {
  const key = openKey(secrets, 'secret_key', secretKey);
  return {
    ...rest,
    secretKey: maskUnlessUnreadable(key),
    webhookSecret: maskUnlessUnreadable(openKey(secrets, 'webhook_secret', webhookSecret)),
    isTestMode: isTestKey(key),
  };
}

const auditable = ({ isActive, refundHours }: StoredPaymentSettings) => ({ isActive, refundHours });
