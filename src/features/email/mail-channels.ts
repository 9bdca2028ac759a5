import type { Db } from '../../../db/client.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { MailTransport } from './mail.ts';
import { MailFailure } from './mail-failure.ts';
import { openTransport } from './open-transport.ts';
import { openMailSetting } from './settings/open-mail-setting.ts';
import { findActiveMailSetting, type StoredMailSetting } from './settings/queries.ts';

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
  /** Whether there is a transport at all. */
  exists(): Promise<boolean>;
  /** Closes the transports. Mails in progress may still be delivered. */
  close(): Promise<void>;
};

type Sources = {
  db: Db;
  secrets: SecretBox;
  sendGridUrl: string;
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

/**
 * Reads the settings from the database before each mail, so that every process uses new settings from the next mail on.
 * The connections of the previous settings are closed when their mails have been sent.
 */
export function createMailChannels({ db, secrets, sendGridUrl, standIn }: Sources): MailChannels {
  let open: { key: string; transport: MailTransport } | undefined;
  const transportOf = (stored: StoredMailSetting) => {
    const key = `${stored.id} ${stored.config}`;
    if (open?.key !== key) {
      void open?.transport.close();
      const setting = openMailSetting(secrets, stored);
      const transport = setting
        ? openTransport(setting, { sendGridUrl, isPooled: true })
        : UNUSABLE;
      open = { key, transport };
    }
    return open.transport;
  };
  return {
    async find() {
      const stored = await findActiveMailSetting(db);
      if (!stored) return standIn && { transport: standIn, setting: null };
      const { id, problem, config } = stored;
      const { from, fromName } = JSON.parse(config) as { from: string; fromName?: string };
      return { transport: transportOf(stored), setting: { id, problem, from, fromName } };
    },
    exists: async () => Boolean(standIn ?? (await findActiveMailSetting(db))),
    async close() {
      await open?.transport.close();
      await standIn?.close();
    },
  };
}
