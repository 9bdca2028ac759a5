import { MailFailure } from './mail-failure.ts';

/** The fields of a nodemailer error. */
type SmtpError = {
  message: string;
  code?: string | undefined;
  command?: string | undefined;
  /** The server's response, starting with its code. */
  response?: string | undefined;
  responseCode?: number | undefined;
};

// Before RCPT TO, a refusal concerns our settings: sign-in, sender or encryption.
const ABOUT_THE_MAIL = /^(RCPT TO|DATA)/;

/** The command that names the receiver. A refusal of DATA concerns the text. */
const RECEIVER = /^RCPT TO/;

const CERTIFICATE = /certificate|self.signed|altnames|ssl|tls/i;

const isTemporary = ({ responseCode = 0 }: SmtpError) => responseCode >= 400 && responseCode < 500;
const isRefusal = ({ responseCode = 0 }: SmtpError) => responseCode >= 500;

/** Classifies an SMTP failure (RFC 5321 §4.2.1): 4xx and lost connections are temporary, 5xx are not. */
export function smtpFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const failure: SmtpError = error instanceof Error ? error : { message: String(error) };
  const { code, response, message } = failure;
  if (code === 'EABORT')
    return new MailFailure('temporary', 'The mail server does not answer in time', {
      isOutage: true,
    });
  // A server's response to an unknown STARTTLS command would not name the command.
  const words = code === 'ETLS' ? message : response || message;
  return new MailFailure(kindOf(failure), words, {
    isOutage: isOutage(failure),
    refusesReceiver: isRefusal(failure) && RECEIVER.test(failure.command ?? ''),
  });
}

// 421: the server closes the connection (RFC 5321 §4.2.3). No response at all: it is unreachable or disconnected.
const isOutage = (failure: SmtpError) =>
  failure.responseCode === 421 ||
  (failure.responseCode === undefined && kindOf(failure) === 'temporary');

function kindOf(failure: SmtpError): MailFailure['kind'] {
  const { code = '', command = '', message } = failure;
  if (isTemporary(failure)) return 'temporary';
  if (isRefusal(failure) && ABOUT_THE_MAIL.test(command)) return 'permanent';
  if (isRefusal(failure) || code === 'EAUTH' || code === 'ENOAUTH') return 'settings';
  if (code === 'ETLS' || (code === 'ESOCKET' && CERTIFICATE.test(message))) return 'settings';
  // Exceeds the server's SIZE limit, which nodemailer checks before it sends the mail.
  if (code === 'EMESSAGE') return 'permanent';
  return 'temporary';
}
