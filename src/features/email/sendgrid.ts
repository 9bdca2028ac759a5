import { readRetryAfter } from '../../platform/http-client/retry-after.ts';
import type { Mail, Mailbox, MailTransport, OutgoingMail } from './mail.ts';
import { MailFailure, type MailFailureKind } from './mail-failure.ts';
import { extraHeaders, headerMailbox } from './mail-headers.ts';
import { oneLine } from './one-line.ts';
import type { SendGridConfig } from './settings/schema.ts';

const TIMEOUT_MS = 20_000;
const MAX_ANSWER_LENGTH = 2_000;

type Options = { url: string; timeoutMs?: number | undefined };

/** Sends by SendGrid's Web API v3. `url` comes from the environment, so that staff cannot redirect the key. */
export function createSendGridTransport(
  { apiKey }: Pick<SendGridConfig, 'apiKey'>,
  { url, timeoutMs = TIMEOUT_MS }: Options,
): MailTransport {
  return {
    serverName: 'SendGrid',
    async send(message) {
      const body = JSON.stringify(requestBody(message));
      const response = await post(`${url}/v3/mail/send`, { apiKey, body, timeoutMs });
      const { status, statusText, headers } = response;
      const words = oneLine(`${status} ${statusText} ${await wordsOf(response)}`);
      if (response.ok) return withMessageId(words, headers);
      throw new MailFailure(kindOf(status), words, {
        retryAfterSeconds: retryAfterSeconds(headers),
        isOutage: status >= 500,
      });
    },
    close() {},
  };
}

/** Adds the message id, by which SendGrid's support finds a mail. */
function withMessageId(words: string, headers: Headers): string {
  const id = headers.get('x-message-id');
  return id ? oneLine(`${words}, X-Message-Id ${id}`) : words;
}

async function post(
  url: string,
  { apiKey, body, timeoutMs }: { apiKey: string; body: string; timeoutMs: number },
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body,
      // Redirects could leak the key to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new MailFailure('temporary', `SendGrid does not answer: ${reasonOf(error)}`, {
      isOutage: true,
    });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Source: https://www.twilio.com/docs/sendgrid/api-reference/how-to-use-the-sendgrid-v3-api/responses */
function kindOf(status: number): MailFailureKind {
  if (status === 401 || status === 403) return 'settings';
  if (status === 408 || status === 429 || status >= 500) return 'temporary';
  return status >= 400 ? 'permanent' : 'settings';
}

/** Seconds from Retry-After, or else from SendGrid's own header, which contains the time of the reset. */
function retryAfterSeconds(headers: Headers): number | undefined {
  const asked = readRetryAfter(headers.get('retry-after'));
  if (asked !== null) return asked;
  const reset = Number(headers.get('x-ratelimit-reset')) || undefined;
  return reset && Math.max(0, Math.ceil(reset - Date.now() / 1_000));
}

/** The messages in SendGrid's `errors`, or else its raw response. */
async function wordsOf(response: Response): Promise<string> {
  const text = (await response.text().catch(() => '')).slice(0, MAX_ANSWER_LENGTH);
  try {
    const { errors } = JSON.parse(text) as { errors?: { message?: string; field?: string }[] };
    const words = errors?.map(({ message, field }) => (field ? `${message} (${field})` : message));
    return words?.join(' ') ?? '';
  } catch {
    return text;
  }
}

const person = (mailbox: Mailbox) => {
  const { name, address } = headerMailbox(mailbox);
  return { email: address, ...(name && { name }) };
};

function requestBody({ messageId, from, to, replyTo, mail }: OutgoingMail) {
  return {
    personalizations: [{ to: [person(to)] }],
    from: person(from),
    ...(replyTo && { reply_to: person(replyTo) }),
    subject: oneLine(mail.subject),
    headers: { 'Message-ID': messageId, ...extraHeaders(mail) },
    content: [
      { type: 'text/plain', value: mail.text },
      { type: 'text/html', value: mail.html },
      ...calendarPart(mail),
    ],
    ...calendarFile(mail),
    // Disables link rewriting and open tracking.
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
      subscription_tracking: { enable: false },
    },
  };
}

// SendGrid rejects every parameter of a content type except this one:
// https://github.com/sendgrid/sendgrid-ruby/issues/298
const calendarPart = ({ invitation }: Mail) =>
  invitation
    ? [{ type: `text/calendar; method=${invitation.method}`, value: invitation.content }]
    : [];

const calendarFile = ({ invitation }: Mail) =>
  invitation && {
    attachments: [
      {
        type: 'application/ics',
        filename: 'appointment.ics',
        disposition: 'attachment',
        content: Buffer.from(invitation.content).toString('base64'),
      },
    ],
  };
