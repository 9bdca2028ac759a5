import { generateKeyPairSync, verify } from 'node:crypto';
import type { FakeEvent, ProviderFake } from './calendar-peer.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Settings of a service account that this fake accepts. */
export const GOOGLE_CONFIG = {
  calendarId: 'office@firm.example',
  client_email: 'bot@project.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

const TOKEN = 'token-of-google';
const errorResponse = (code: number, message: string, reason: string) => ({
  status: code,
  body: { error: { code, message, errors: [{ reason }] } },
});

/** Behaves as https://developers.google.com/calendar/api/v3/reference says. A deleted event's id stays taken. */
export function answerAsGoogle(): ProviderFake {
  const deleted = new Set<string>();
  return ({ method, url, headers, text, body: json }, state, base) => {
    if (url.pathname === '/token') return tokenFor(text, base);
    const [, path] = /^\/calendar\/v3(\/.*)$/.exec(url.pathname) ?? [];
    if (!path) return undefined;
    if (headers.authorization !== `Bearer ${TOKEN}`) {
      return errorResponse(401, 'Invalid Credentials', 'authError');
    }
    if (path === '/freeBusy') return freeBusy(json, state);
    const [, calendar, id] = /^\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
    if (decodeURIComponent(calendar ?? '') !== GOOGLE_CONFIG.calendarId) {
      return errorResponse(404, 'Not Found', 'notFound');
    }
    if (method === 'GET') return { status: 200, body: { summary: 'Office', accessRole: 'writer' } };
    if (url.searchParams.get('sendUpdates') !== 'none') throw new Error('Clients would get mail');
    if (method === 'POST') {
      if (!/^[0-9a-v]{5,1024}$/.test(json.id))
        return errorResponse(400, 'Invalid resource id value.', 'invalid');
      if (state.events.has(json.id) || deleted.has(json.id)) {
        return errorResponse(409, 'The requested identifier already exists.', 'duplicate');
      }
      state.made += 1;
      state.events.set(json.id, eventOf(json));
      return { status: 200, body: json };
    }
    if (!id) return errorResponse(404, 'Not Found', 'notFound');
    if (method === 'PUT' && (state.events.has(id) || deleted.has(id))) {
      state.events.set(id, eventOf(json));
      deleted.delete(id);
      return { status: 200, body: json };
    }
    if (!state.events.has(id)) {
      return deleted.has(id)
        ? errorResponse(410, 'Resource has been deleted', 'deleted')
        : errorResponse(404, 'Not Found', 'notFound');
    }
    if (method === 'DELETE') {
      state.events.delete(id);
      deleted.add(id);
      return { status: 204 };
    }
    state.events.set(id, eventOf(json));
    return { status: 200, body: json };
  };
}

const eventOf = (json: {
  summary: string;
  start: { dateTime: string };
  end: { dateTime: string };
}): FakeEvent => ({ title: json.summary, start: json.start.dateTime, end: json.end.dateTime });

function tokenFor(form: string, base: string) {
  const assertion = new URLSearchParams(form).get('assertion') ?? '';
  const [head = '', body = '', signature = ''] = assertion.split('.');
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${body}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (!isSigned || claims.aud !== `${base}/token` || claims.iss !== GOOGLE_CONFIG.client_email) {
    return {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' },
    };
  }
  return { status: 200, body: { access_token: TOKEN, expires_in: 3_600, token_type: 'Bearer' } };
}

/** Merges overlapping and adjacent busy times, events included, and rejects long ranges. */
function freeBusy(
  { timeMin, timeMax, items }: { timeMin: string; timeMax: string; items: { id: string }[] },
  { events, busy }: Parameters<ProviderFake>[1],
) {
  if (Date.parse(timeMax) - Date.parse(timeMin) > 62 * 86_400_000) {
    return errorResponse(400, 'The requested time range is too long.', 'timeRangeTooLong');
  }
  const joined: { start: string; end: string }[] = [];
  const all = [...busy, ...events.values()]
    .filter(({ start, end }) => start < timeMax && end > timeMin)
    .sort((a, b) => a.start.localeCompare(b.start));
  for (const { start, end } of all) {
    const last = joined.at(-1);
    if (!last || start > last.end) joined.push({ start, end });
    else if (end > last.end) last.end = end;
  }
  return { status: 200, body: { calendars: { [items[0]?.id ?? '']: { busy: joined } } } };
}
