import { createVerify, generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SmtpPeer, startSmtpPeer } from '../../../testing/smtp-peer.ts';
import type { MailTransport } from '../mail.ts';
import type { MailFailure } from '../mail-failure.ts';
import { explainFailure } from '../outcomes/rules.ts';
import type { SmtpConfig } from '../settings/schema.ts';
import { createSmtpTransport } from '../smtp.ts';
import { type HttpPeer, startHttpPeer } from '../testing/http-peer.ts';
import { outgoingMail } from '../testing/outgoing-mail.ts';

vi.setConfig({ testTimeout: 60_000 });

const USER = 'office@firm.example';
const APP = {
  tenantId: 'firm.example',
  clientId: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f',
  clientSecret: 'secret~of.the~app',
};
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const KEY = {
  client_email: 'bot@project.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

let server: SmtpPeer | undefined;
let service: HttpPeer | undefined;
const transports: MailTransport[] = [];
afterEach(async () => {
  for (const transport of transports.splice(0)) await transport.close();
  await server?.close();
  await service?.close();
});

/** A mail server that demands OAuth, and a token service whose tokens it accepts unless told otherwise. */
async function connect(
  settings: Partial<SmtpConfig>,
  { answer, isPooled = true }: { answer?: HttpPeer['answer']; isPooled?: boolean } = {},
) {
  const tokens = new Set<string>();
  const smtp = await startSmtpPeer({ oauth: { user: USER, tokens } });
  const giveToken: HttpPeer['answer'] = () => {
    const token = `token-${tokens.size + 1}`;
    tokens.add(token);
    return { status: 200, body: { access_token: token, expires_in: 3_600 } };
  };
  const http = await startHttpPeer(answer ?? giveToken);
  [server, service] = [smtp, http];
  const config = { host: smtp.host, port: smtp.port, user: USER, from: USER, ...settings };
  const transport = createSmtpTransport(config, {
    isPooled,
    timeoutMs: 10_000,
    tokenAddresses: { microsoftLogin: http.url, googleToken: `${http.url}/token` },
  });
  transports.push(transport);
  const form = (index = 0) => Object.fromEntries(new URLSearchParams(http.requests[index]?.text));
  return { smtp, http, tokens, form, giveToken, send: () => transport.send(outgoingMail) };
}

const failureOf = (sending: Promise<unknown>): Promise<MailFailure> =>
  sending.then(
    () => expect.fail('It was sent'),
    (failure) => failure,
  );

describe('signs in to a mail server that demands OAuth', () => {
  it('as an app of Microsoft, without a user', async () => {
    const { smtp, http, form, send } = await connect({ signIn: 'microsoft-app', ...APP });
    expect(await send()).toMatch(/^250 /);
    expect([smtp.mails.length, smtp.seen.isSecure]).toEqual([1, true]);
    expect(http.requests[0]?.path).toBe('/firm.example/oauth2/v2.0/token');
    expect(form()).toEqual({
      grant_type: 'client_credentials',
      client_id: APP.clientId,
      client_secret: APP.clientSecret,
      scope: 'https://outlook.office365.com/.default',
    });
  });

  it('with a refresh token of Microsoft', async () => {
    const { form, send } = await connect({
      ...{ signIn: 'microsoft-token', ...APP, refreshToken: 'r-1' },
    });
    await send();
    expect(form()).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'r-1' });
  });

  it('with a refresh token of Google', async () => {
    const { http, form, send } = await connect({
      ...{ signIn: 'google-token', clientId: 'x.apps', clientSecret: 's', refreshToken: 'r-2' },
    });
    await send();
    expect(http.requests[0]?.path).toBe('/token');
    expect(form()).toEqual({
      grant_type: 'refresh_token',
      client_id: 'x.apps',
      client_secret: 's',
      refresh_token: 'r-2',
    });
  });

  it('as a service account of Google, on behalf of the mailbox', async () => {
    const { form, http, send } = await connect({ signIn: 'google-key', ...KEY });
    await send();
    const [head = '', claims = '', signature = ''] = form().assertion?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: KEY.client_email,
      sub: USER,
      aud: `${http.url}/token`,
      scope: 'https://mail.google.com/',
    });
    const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`);
    expect(verify.verify(publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  });
});

describe('an access token', () => {
  it('is requested once for many mails and connections', async () => {
    const { smtp, http, send } = await connect({ signIn: 'microsoft-app', ...APP });
    await Promise.all([send(), send(), send(), send()]);
    await send();
    expect([smtp.mails.length, http.requests.length]).toEqual([5, 1]);
  });

  it('that the server no longer accepts is replaced', async () => {
    const { tokens, http, send } = await connect(
      { signIn: 'microsoft-app', ...APP },
      { isPooled: false },
    );
    await send();
    tokens.delete('token-1');
    tokens.add('kept');
    expect(await send()).toMatch(/^250 /);
    expect(http.requests).toHaveLength(2);
  });

  it('that expires within a minute is not used again', async () => {
    const { http, send } = await connect({ signIn: 'microsoft-app', ...APP }, { isPooled: false });
    const { answer } = http;
    http.answer = async (request) => {
      const given = await answer(request);
      return typeof given === 'string'
        ? given
        : { ...given, body: { ...(given.body as object), expires_in: 30 } };
    };
    await send();
    await send();
    expect(http.requests).toHaveLength(2);
  });
});

describe('a failure', () => {
  it('of the app is one of the settings, in the words of the service', async () => {
    const { smtp, send } = await connect(
      { signIn: 'microsoft-app', ...APP },
      {
        answer: () => ({
          status: 401,
          body: {
            error: 'invalid_client',
            error_description: 'AADSTS7000222: The provided client secret keys are expired.',
          },
        }),
      },
    );
    const failure = await failureOf(send());
    expect(failure.kind).toBe('settings');
    expect(failure.message).toBe(
      'Microsoft does not give out an access token: 401 invalid_client: AADSTS7000222: The provided client secret keys are expired.',
    );
    expect(explainFailure(failure.message)).toMatch(/^Microsoft or Google does not accept/);
    expect(failure.message).not.toContain(APP.clientSecret);
    expect(smtp.mails).toEqual([]);
  });

  it.each([
    ['is down', { status: 503, text: '<html>' } as const],
    ['closes the connection', 'closed' as const],
  ])('of a token service that %s is temporary, and fixed by a retry', async (_what, given) => {
    const { http, giveToken, send } = await connect(
      { signIn: 'google-key', ...KEY },
      { answer: () => given },
    );
    const failure = await failureOf(send());
    expect([failure.kind, failure.isOutage]).toEqual(['temporary', true]);
    expect(explainFailure(failure.message)).toMatch(/is not reached/);
    http.answer = giveToken;
    expect(await send()).toMatch(/^250 /);
  });

  it('of the mail server, which accepts no token, is one of the settings', async () => {
    const { send } = await connect(
      { signIn: 'microsoft-app', ...APP },
      { answer: () => ({ status: 200, body: { access_token: 'of-somebody-else' } }) },
    );
    const failure = await failureOf(send());
    expect(failure.kind).toBe('settings');
    expect(failure.message).not.toContain('of-somebody-else');
  });

  it('of a key that cannot be read is one of the settings', async () => {
    const damaged = '-----BEGIN PRIVATE KEY-----\nnothing\n-----END PRIVATE KEY-----';
    const { http, send } = await connect({
      ...{ signIn: 'google-key', ...KEY, private_key: damaged },
    });
    expect(await failureOf(send())).toMatchObject({ kind: 'settings' });
    expect(http.requests).toEqual([]);
  });
});
