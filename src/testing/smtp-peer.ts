import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { selfSigned } from './self-signed.ts';

/**
 * A mail server's response to a mail: accepts it, rejects it, never responds, or closes the connection after receiving
 * all of it.
 */
type Answer = 'take' | { code: number; words: string } | 'hang' | 'drop';

type ReceivedMail = { from: string; to: string; messageId: string; source: string };

export type SmtpPeer = {
  host: string;
  port: number;
  /** Completely received mails, whatever the response. */
  mails: ReceivedMail[];
  /** Number of connections, and whether the last mail was sent encrypted. */
  seen: { connections: number; isSecure: boolean };
  /** Number of open connections. */
  open(): number;
  /** Decides the response to each mail; by default all are accepted. */
  answer: (mail: ReceivedMail) => Answer | Promise<Answer>;
  close(): Promise<void>;
};

const refusal = (code: number, words: string) =>
  Object.assign(new Error(words), { responseCode: code });

/**
 * A local mail server on a real socket, with STARTTLS and a self-signed certificate. With `account`, sending requires
 * authentication.
 */
export async function startSmtpPeer({
  account,
  oauth,
  port = 0,
  ...options
}: {
  account?: { user: string; pass: string };
  /** Requires OAuth (XOAUTH2), with one of these access tokens. */
  oauth?: { user: string; tokens: Set<string> };
  port?: number;
  /** Implicit TLS. */
  secure?: boolean;
  disabledCommands?: string[];
} = {}): Promise<SmtpPeer> {
  const server = new SMTPServer({
    ...options,
    ...selfSigned(),
    authOptional: !account && !oauth,
    ...(oauth && { authMethods: ['XOAUTH2'] }),
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      peer.seen.connections += 1;
      done();
    },
    onAuth({ username, password, accessToken = '' }, _session, done) {
      if (oauth) {
        const isKnown = username === oauth.user && oauth.tokens.has(accessToken);
        // Without a user, the server sends the challenge of RFC 7628 §3.2.3.
        return done(null, isKnown ? { user: username } : { data: { status: '401' } });
      }
      if (username === account?.user && password === account?.pass) done(null, { user: username });
      else done(refusal(535, '5.7.8 Error: authentication failed: wrong password'));
    },
    onMailFrom: ({ address }, _session, done) =>
      done(address.startsWith('stranger@') ? refusal(550, '5.7.1 Not your address') : null),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? refusal(550, '5.1.1 No such user here') : null),
    async onData(stream, session, done) {
      const source = await text(stream).catch(() => null);
      // A client that disconnects in the middle of a mail has not sent one.
      if (source === null) return;
      const mail = received(source, session);
      peer.mails.push(mail);
      peer.seen.isSecure = Boolean(session.secure);
      const answer = await peer.answer(mail);
      if (answer === 'take') done();
      else if (answer === 'drop') socketOf(server, session)?.destroy();
      else if (answer !== 'hang') done(refusal(answer.code, answer.words));
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address() as AddressInfo;
  const peer: SmtpPeer = {
    host: '127.0.0.1',
    port: address.port,
    mails: [],
    seen: { connections: 0, isSecure: false },
    open: () => server.connections.size,
    answer: () => 'take',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return peer;
}

const received = (source: string, { envelope }: SMTPServerSession): ReceivedMail => ({
  from: envelope.mailFrom ? envelope.mailFrom.address : '',
  to: envelope.rcptTo.map(({ address }) => address).join(),
  messageId: /^message-id:\s*(<[^>]+>)/im.exec(source)?.[1] ?? '',
  source,
});

/** The library does not expose the socket to handlers, and only closes connections gracefully. */
function socketOf(server: SMTPServer, { id }: SMTPServerSession): Socket | undefined {
  const connections = server.connections as unknown as Set<{ id: string; _socket: Socket }>;
  return [...connections].find((connection) => connection.id === id)?._socket;
}
