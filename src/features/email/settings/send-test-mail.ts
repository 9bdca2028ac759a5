import { randomUUID } from 'node:crypto';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import type { OutgoingMail } from '../mail.ts';
import { asMailFailure, type MailFailure } from '../mail-failure.ts';
import { getMailFirm } from '../mail-look.ts';
import { openTransport } from '../open-transport.ts';
import { explainFailure } from '../outcomes/rules.ts';
import { testMail } from '../templates/test-mail.ts';
import { type OpenMailSetting, openMailSetting } from './open-mail-setting.ts';
import {
  findActiveMailSetting,
  noteMailProblem,
  noteMailTested,
  type StoredMailSetting,
} from './queries.ts';
import { keepStoredSecrets, noActiveMailSetting } from './replace-mail-setting.ts';
import { MAIL_CONFIGS, type TestMailInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'publicUrl' | 'mailAddresses'> & {
  user: User;
};

/** Short, because a person waits for the result. */
const TIMEOUT_MS = 10_000;

/**
 * Sends a mail with typed or stored settings and returns the response of the mail server or provider. A rejection is
 * returned too, not thrown. Throws `invalid_input` or `email_settings_not_found`.
 */
export async function sendTestMail(
  deps: Deps,
  { to: typed, setting: typedSetting }: TestMailInput,
) {
  const to = typed ?? deps.user.email;
  if (!to) throw invalidField('to', 'Enter an address: your account has none');
  const stored = await findActiveMailSetting(deps.db);
  const setting = settingToTest(deps, typedSetting, stored);
  const outcome = await trySending(deps, setting, await messageFor(deps, setting, to));
  if (!typedSetting && stored) await noteOutcome(deps, stored, outcome);
  const isSent = typeof outcome === 'string';
  await deps.db
    .transaction()
    .execute((tx) =>
      logChange(
        tx,
        deps.user.username,
        'email_settings.test',
        ['email_settings', typedSetting ? null : (stored?.id ?? null)],
        { after: { provider: setting.provider, host: hostOf(deps, setting), to, isSent } },
      ),
    );
  return isSent
    ? { isSent, to, answer: outcome, explanation: null }
    : { isSent, to, answer: outcome.message, explanation: explainFailure(outcome.message) };
}

function settingToTest(
  { secrets }: Deps,
  typed: TestMailInput['setting'],
  stored: StoredMailSetting | undefined,
): OpenMailSetting {
  if (!typed) {
    if (!stored) return noActiveMailSetting();
    const opened = openMailSetting(secrets, stored);
    if (opened) return opened;
    throw new DomainError(
      'conflict',
      'secret_lost',
      'The stored password or key can no longer be read. Enter it again.',
    );
  }
  const config = keepStoredSecrets(secrets, typed, stored);
  return typed.provider === 'smtp'
    ? { provider: 'smtp', config: MAIL_CONFIGS.smtp.parse(config) }
    : { provider: 'sendgrid', config: MAIL_CONFIGS.sendgrid.parse(config) };
}

/** The host to which the mail was sent, for the audit log. */
const hostOf = ({ mailAddresses }: Deps, setting: OpenMailSetting) =>
  setting.provider === 'smtp'
    ? `${setting.config.host}:${setting.config.port}`
    : new URL(mailAddresses.sendGrid).host;

async function messageFor(
  { db, now, publicUrl, user }: Deps,
  { config }: OpenMailSetting,
  to: string,
): Promise<OutgoingMail> {
  const firm = await getMailFirm(db, publicUrl);
  return {
    messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    from: { name: config.fromName ?? firm.name, address: config.from },
    to: { name: '', address: to },
    date: now(),
    mail: testMail({ firm, username: user.username }),
  };
}

/** The response of the mail server or provider if it accepted the mail, or the failure. */
async function trySending(
  { mailAddresses: addresses }: Deps,
  setting: OpenMailSetting,
  message: OutgoingMail,
): Promise<string | MailFailure> {
  const options = { addresses, isPooled: false, timeoutMs: TIMEOUT_MS };
  const transport = openTransport(setting, options);
  try {
    return String(await transport.send(message));
  } catch (error) {
    return asMailFailure(error);
  } finally {
    await transport.close();
  }
}

/**
 * A test of the active settings updates their recorded problem just like a real mail, and one that is accepted proves
 * that they work.
 */
async function noteOutcome(
  { db, now }: Deps,
  { id }: StoredMailSetting,
  outcome: string | MailFailure,
) {
  if (typeof outcome === 'string') {
    await noteMailProblem(db, id, { problem: null, now: now() });
    return noteMailTested(db, id, now());
  }
  if (outcome.kind === 'settings') {
    await noteMailProblem(db, id, { problem: outcome.message, now: now() });
  }
}
