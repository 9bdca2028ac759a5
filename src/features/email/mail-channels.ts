import type { Db } from '../../../db/client.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { MailTransport } from './mail.ts';
import { MailFailure } from './mail-failure.ts';
import { type MailAddresses, openTransport } from './open-transport.ts';
import { openMailSetting } from './settings/open-mail-setting.ts';
import {
  findActiveMailSetting,
  findFormerMailSetting,
  hasMailSettings,
  type StoredMailSetting,
} from './settings/queries.ts';

/** A transport, with the details of the settings that it was created from. */
export type MailChannel = {
  transport: MailTransport;
  /** Null for the fallback transport that is used while nothing is configured. */
  setting: {
    id: string;
    problem: string | null;
    from: string;
    fromName: string | undefined;
  } | null;
};

export type MailChannels = {
  /**
   * The transport that staff have configured, read from the database each time; otherwise the fallback, if there is
   * one.
   */
  find(): Promise<MailChannel | undefined>;
  /**
   * A transport with former settings, for the mails about their replacement; it is not pooled. For null, if there were
   * none: the fallback, or the transport in use where there is no fallback.
   */
  findFormer(settingId: string | null): Promise<MailChannel | undefined>;
  /** Whether there is a transport at all, former ones included. */
  exists(): Promise<boolean>;
  /** Closes the transports. Mails in progress may still be delivered. */
  close(): Promise<void>;
};

type Sources = {
  db: Db;
  secrets: SecretBox;
  addresses: MailAddresses;
  /** The fallback transport, used while nothing is configured. */
  standIn: MailTransport | undefined;
};

const UNUSABLE: MailTransport = {
  async send() {
    throw new MailFailure(
      'settings',
      'The stored password or key can no longer be read. Enter it again.',
    );
  },
  close() {},
};

function senderOf({ id, problem, config }: StoredMailSetting) {
  const { from, fromName } = JSON.parse(config) as { from: string; fromName?: string };
  return { id, problem, from, fromName };
}

/**
 * Reads the settings from the database before each mail, so that every process uses new settings from the next mail on.
 * The connections of the previous settings are closed when their mails have been sent.
 */
export function createMailChannels({ db, secrets, addresses, standIn }: Sources): MailChannels {
  let open: { key: string; transport: MailTransport } | undefined;
  const openStored = (stored: StoredMailSetting, isPooled: boolean) => {
    const setting = openMailSetting(secrets, stored);
    return setting ? openTransport(setting, { addresses, isPooled }) : UNUSABLE;
  };
  const transportOf = (stored: StoredMailSetting) => {
    const key = `${stored.id} ${stored.config}`;
    if (open?.key !== key) {
      void open?.transport.close();
      open = { key, transport: openStored(stored, true) };
    }
    return open.transport;
  };
  const fallback = standIn && { transport: standIn, setting: null };
  const find = async () => {
    const stored = await findActiveMailSetting(db);
    return stored ? { transport: transportOf(stored), setting: senderOf(stored) } : fallback;
  };
  return {
    find,
    async findFormer(settingId) {
      if (settingId === null) return fallback ?? find();
      const stored = await findFormerMailSetting(db, settingId);
      if (!stored) return { transport: UNUSABLE, setting: null };
      return { transport: openStored(stored, false), setting: senderOf(stored) };
    },
    exists: async () => Boolean(standIn) || hasMailSettings(db),
    async close() {
      await open?.transport.close();
      await standIn?.close();
    },
  };
}
