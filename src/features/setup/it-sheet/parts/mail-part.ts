import { formatMoment } from '../../../../platform/time/format-rules.ts';
import type { Context } from '../../../../platform/trpc/context.ts';
import { countOutbox, listOutbox } from '../../../email/outbox-queries.ts';
import { explainFailure } from '../../../email/outcomes/rules.ts';
import { findActiveMailSetting, type StoredMailSetting } from '../../../email/settings/queries.ts';
import { signInOf } from '../../../email/settings/sign-in-rules.ts';
import { findMailDelivery } from '../../../email/summarise-outbox.ts';
import type { FirmProfile } from '../../../firm/schema.ts';
import type { LookUp } from '../look-up.ts';
import type { SheetLine, SheetPart } from '../schema.ts';
import { senderLines } from './sender-lines.ts';

type Deps = Pick<Context, 'db' | 'holdsMail' | 'catchesMail'>;

/** How mail is sent, what became of the last mails, and what receivers check about the sender. */
export async function mailPart(ctx: Deps, firm: Firm, lookUp: LookUp): Promise<SheetPart> {
  const stored = await findActiveMailSetting(ctx.db);
  const { kind } = await findMailDelivery(ctx);
  const config = stored && readConfig(stored);
  return {
    title: 'Mail',
    lines: [
      serverLine(config, kind),
      ...(stored ? [testLine(stored, firm)] : []),
      ...(await outcomeLines(ctx, firm)),
      ...(config ? await senderLines(config, lookUp) : []),
    ],
  };
}

type Firm = Pick<FirmProfile, 'zone' | 'formats'>;

type Config = {
  provider: string;
  from: string;
  host: string;
  server: string;
  /** A command that reaches the server. */
  reach: string;
};

/** The settings that are no secrets. */
function readConfig({ provider, config }: StoredMailSetting): Config {
  const settings = JSON.parse(config) as Record<string, unknown>;
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name] : '');
  const host = text('host');
  const at = `${host}:${String(settings.port)}`;
  const how = signInOf(settings) === 'password' ? 'by password' : 'by OAuth';
  const who = text('user') ? `signed in as ${text('user')} ${how}` : 'without a sign-in';
  return {
    provider,
    from: text('from'),
    host,
    server: provider === 'smtp' ? `${at}, ${who}` : 'SendGrid',
    reach:
      provider === 'smtp'
        ? `openssl s_client ${settings.secure === true ? '' : '-starttls smtp '}-connect ${at} </dev/null`
        : 'curl -sI https://api.sendgrid.com',
  };
}

function serverLine(config: Config | undefined, delivery: string): SheetLine {
  const notSent =
    delivery === 'caught'
      ? 'None: mails are only kept on this installation.'
      : 'None: mails wait until a server is entered.';
  return {
    label: 'Mail server',
    now: config ? `${config.server}; mails come from ${config.from}.` : notSent,
    state: config ? 'good' : 'open',
    should:
      'Entered under Settings, Connections, Email: Microsoft 365, Google Workspace, another server or SendGrid. The server must reach it on port 587 or 465 (SendGrid: https).',
    check: config ? config.reach : null,
  };
}

function testLine({ testedAt, problem }: StoredMailSetting, { zone, formats }: Firm): SheetLine {
  const tested = testedAt
    ? `A test mail was accepted on ${formatMoment(testedAt, zone, formats.locale)}.`
    : 'No test mail has been accepted with these settings.';
  return {
    label: 'Test of the settings',
    now: problem ? `The server refuses them: ${problem}` : tested,
    state: problem || !testedAt ? 'open' : 'good',
    should:
      'Settings, Connections, Email: “Send a test mail”, which shows the answer of the server.',
    check: null,
  };
}

async function outcomeLines({ db }: Deps, { zone, formats }: Firm): Promise<SheetLine[]> {
  const sent = (await listOutbox(db, { state: 'sent', limit: 1, cursor: null, q: null })).items[0];
  const stuck = (
    await listOutbox(db, { state: 'needs_attention', limit: 1, cursor: null, q: null })
  ).items[0];
  const count = await countOutbox(db, 'needs_attention');
  const answer = [sent?.serverName, sent?.serverAnswer].filter(Boolean).join(': ');
  return [
    {
      label: 'Last mail that a server accepted',
      now: sent?.sentAt
        ? `${formatMoment(sent.sentAt, zone, formats.locale)}${answer && `, ${answer}`}`
        : 'None so far.',
      state: sent ? 'good' : 'unknown',
      should: 'A time after the last booking or message.',
      check: null,
    },
    {
      label: 'Mails that need attention',
      now: stuck
        ? `${count}. The newest: ${explainFailure(stuck.lastError ?? '')}${stuck.lastError ? ` (${stuck.lastError})` : ''}`
        : 'None.',
      state: stuck ? 'open' : 'good',
      should: 'None: staff retry or dismiss them under Settings, Mail.',
      check: null,
    },
  ];
}
