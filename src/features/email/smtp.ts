import type { Transporter } from 'nodemailer';
import { composeMessage } from './compose.ts';
import type { MailTransport } from './mail.ts';
import { headerMailbox } from './mail-headers.ts';
import { BULK_MAILS_AT_ONCE, MAILS_AT_ONCE } from './rules.ts';
import type { SmtpConfig } from './settings/schema.ts';
import { smtpFailure } from './smtp-failure.ts';

/** Equal to the number of mails that a process sends at a time: no mail waits for a connection. */
const CONNECTIONS = MAILS_AT_ONCE + BULK_MAILS_AT_ONCE;
const TIMEOUT_MS = 20_000;
// A server that keeps trickling data never hits the socket timeout, so the whole send is limited as well.
const TIMEOUTS_IN_ALL = 3;

type Options = { isPooled: boolean; timeoutMs?: number | undefined };

/**
 * Sends by SMTP. The password and the mails go over an encrypted connection to a server with a valid certificate; only
 * a server on this machine is exempt, because that traffic never leaves the machine.
 */
export function createSmtpTransport(config: SmtpConfig, options: Options): MailTransport {
  let opened: Promise<Transporter> | undefined;
  const open = () => {
    opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport(smtpOptions(config, options)),
    );
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

/** Maps the configuration to nodemailer's options. */
function smtpOptions(
  { host, port, secure = false, user, pass }: SmtpConfig,
  { isPooled, timeoutMs = TIMEOUT_MS }: Options,
) {
  const isLocal = isThisMachine(host);
  return {
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port,
    secure,
    requireTLS: !secure && !isLocal,
    tls: { minVersion: 'TLSv1.2' as const, rejectUnauthorized: !isLocal },
    ...(user && pass && { auth: { user, pass } }),
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
