import { MailFailure } from './mail-failure.ts';

/** What nodemailer tells of a failure. */
type SmtpError = {
  message: string;
  code?: string | undefined;
  command?: string | undefined;
  /** The server's own words, with their code in front. */
  response?: string | undefined;
  responseCode?: number | undefined;
};

// Before a receiver is named, a refusal is about us: the sign-in, the sender, the encryption.
const ABOUT_THE_MAIL = /^(RCPT TO|DATA)/;

const CERTIFICATE = /certificate|self.signed|altnames|ssl|tls/i;

const isTemporary = ({ responseCode = 0 }: SmtpError) => responseCode >= 400 && responseCode < 500;
const isRefusal = ({ responseCode = 0 }: SmtpError) => responseCode >= 500;

/** Judges a failure of SMTP (RFC 5321 §4.2.1): 4xx and lost connections pass, 5xx do not. */
export function smtpFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const failure: SmtpError = error instanceof Error ? error : { message: String(error) };
  const { code, response, message } = failure;
  if (code === 'EABORT')
    return new MailFailure('temporary', 'The mail server does not answer in time', {
      isOutage: true,
    });
  // What a server says to a command that it does not know would not say which one.
  const words = code === 'ETLS' ? message : response || message;
  return new MailFailure(kindOf(failure), words, { isOutage: isOutage(failure) });
}

// 421: the server closes the connection (RFC 5321 §4.2.3). Without any answer, it was not there or went away.
const isOutage = (failure: SmtpError) =>
  failure.responseCode === 421 ||
  (failure.responseCode === undefined && kindOf(failure) === 'temporary');

function kindOf(failure: SmtpError): MailFailure['kind'] {
  const { code = '', command = '', message } = failure;
  if (isTemporary(failure)) return 'temporary';
  if (isRefusal(failure) && ABOUT_THE_MAIL.test(command)) return 'permanent';
  if (isRefusal(failure) || code === 'EAUTH' || code === 'ENOAUTH') return 'settings';
  if (code === 'ETLS' || (code === 'ESOCKET' && CERTIFICATE.test(message))) return 'settings';
  // Too large for the server, which it says before it is handed over.
  if (code === 'EMESSAGE') return 'permanent';
  return 'temporary';
}
