import type { Transporter } from 'nodemailer';
import { composeMessage } from './compose.ts';
import type { MailTransport } from './mail.ts';
import { headerMailbox } from './mail-headers.ts';
import { accessTokens, type TokenAddresses } from './oauth/access-token.ts';
import { BULK_MAILS_AT_ONCE, MAILS_AT_ONCE } from './rules.ts';
import type { SmtpConfig } from './settings/schema.ts';
import { signInOf } from './settings/sign-in-rules.ts';
import { smtpFailure } from './smtp-failure.ts';

/** Equal to the number of mails that a process sends at a time: no mail waits for a connection. */
const CONNECTIONS = MAILS_AT_ONCE + BULK_MAILS_AT_ONCE;
const TIMEOUT_MS = 20_000;
// A server that keeps trickling data never hits the socket timeout, so the whole send is limited as well.
const TIMEOUTS_IN_ALL = 3;

type Options = {
  isPooled: boolean;
  timeoutMs?: number | undefined;
  tokenAddresses: TokenAddresses;
};

/**
 * Sends by SMTP. The password and the mails go over an encrypted connection to a server with a valid certificate; only
 * a server on this machine is exempt, because that traffic never leaves the machine.
 */
export function createSmtpTransport(config: SmtpConfig, options: Options): MailTransport {
  let opened: Promise<Transporter> | undefined;
  const open = () => {
    opened ??= import('nodemailer').then(({ createTransport }) => {
      const transporter = createTransport(smtpOptions(config, options));
      provideTokens(transporter, config, options);
      return transporter;
    });
    return opened;
  };
  const { timeoutMs = TIMEOUT_MS } = options;
  return {
    serverName: config.host,
    async send(message) {
      const raw = await composeMessage(message);
      const envelope = {
        from: headerMailbox(message.from).address,
        to: [headerMailbox(message.to).address],
      };
      try {
        const signal = AbortSignal.timeout(timeoutMs * TIMEOUTS_IN_ALL);
        const transporter = await open();
        const { response } = await transporter.sendMail({ envelope, raw, signal });
        return response;
      } catch (error) {
        throw smtpFailure(error);
      }
    },
    close: async () => (await opened)?.close(),
  };
}

/**
 * Gives nodemailer the access tokens of OAuth. It could request some of them, but reports a token service that is down as
 * a wrong password, and knows no application that signs in without a user (Microsoft).
 */
function provideTokens(
  transporter: Transporter,
  config: SmtpConfig,
  { tokenAddresses, timeoutMs = TIMEOUT_MS }: Options,
): void {
  const signIn = signInOf(config);
  if (signIn === 'password') return;
  const tokenFor = accessTokens(signIn, config, { addresses: tokenAddresses, timeoutMs });
  transporter.set('oauth2_provision_cb', (_user, renew, done) => {
    tokenFor(renew).then(
      ({ token, expiresAtMs }) => done(null, token, expiresAtMs),
      (error: Error) => done(error),
    );
  });
}

/** How to sign in, in nodemailer's options. */
function authOf(config: SmtpConfig) {
  const { user, pass } = config;
  if (!user) return undefined;
  if (signInOf(config) !== 'password') return { type: 'OAuth2' as const, user };
  return pass ? { user, pass } : undefined;
}

/** Maps the configuration to nodemailer's options. */
function smtpOptions(config: SmtpConfig, { isPooled, timeoutMs = TIMEOUT_MS }: Options) {
  const { host, port, secure = false } = config;
  const auth = authOf(config);
  const isLocal = isThisMachine(host);
  return {
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port,
    secure,
    requireTLS: !secure && !isLocal,
    tls: { minVersion: 'TLSv1.2' as const, rejectUnauthorized: !isLocal },
    ...(auth && { auth }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // Later than the timeout of the greeting, which says more about the cause.
    socketTimeout: timeoutMs * 1.5,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(isPooled && {
      pool: true as const,
      maxConnections: CONNECTIONS,
      // Retries are up to the outbox.
      maxRequeues: 0,
    }),
  };
}

/** Only names that always mean this machine: any other name could be resolved to a remote host. */
function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host);
}
