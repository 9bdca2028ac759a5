import type { Db } from '../../../db/client.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { MailTransport } from './mail.ts';
import { MailFailure } from './mail-failure.ts';
import { openTransport } from './open-transport.ts';
import { openMailSetting } from './settings/open-mail-setting.ts';
import { findActiveMailSetting, type StoredMailSetting } from './settings/queries.ts';

/** A way to send, and what the settings that name it say. */
export type MailChannel = {
  transport: MailTransport;
  /** Null for what stands in where nothing is configured. */
  setting: {
    id: string;
    problem: string | null;
    from: string;
    fromName: string | undefined;
  } | null;
};

export type MailChannels = {
  /** The way to send that staff have configured, as of now; else what stands in for it, if anything does. */
  find(): Promise<MailChannel | undefined>;
  /** Whether there is any. */
  exists(): Promise<boolean>;
  /** Mails on their way may still arrive. */
  close(): Promise<void>;
};

type Sources = {
  db: Db;
  secrets: SecretBox;
  sendGridUrl: string;
  /** For where nothing is configured. */
  standIn: MailTransport | undefined;
};

const UNUSABLE: MailTransport = {
  async send() {
    throw new MailFailure(
      'settings',
      'The stored password or key can no longer be opened. Enter it again.',
    );
  },
  close() {},
};

/**
 * Asks the database before each mail, so that new settings are in use with the next one in every copy of the
 * process. The connections of the former ones are closed when their mails are through.
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
