import type { FakeEvent, ProviderFake } from './calendar-peer.ts';

export const OUTLOOK_CONFIG = {
  tenantId: 'firm.example',
  clientId: '3b0c8d52-6a3c-4c55-9d3f-0a4b7b1e9f11',
  clientSecret: 'a-secret-of-outlook-7Qx2',
  mailbox: 'office@firm.example',
};

const TOKEN = 'token-of-microsoft';
const errorResponse = (status: number, code: string, message: string) => ({
  status,
  body: { error: { code, message } },
});

/**
 * Behaves as https://learn.microsoft.com/graph/api/user-post-events says; a repeated transactionId creates no second
 * event.
 */
export function answerAsOutlook(): ProviderFake {
  const byTransaction = new Map<string, string>();
  const byProperty = new Map<string, string>();
  let count = 0;
  return ({ method, url, headers, text, body: json }, state) => {
    if (url.pathname === `/${OUTLOOK_CONFIG.tenantId}/oauth2/v2.0/token`) return tokenFor(text);
    const [, mailbox, path = ''] = /^\/v1\.0\/users\/([^/]+)(\/.*)$/.exec(url.pathname) ?? [];
    if (!mailbox) return undefined;
    if (headers.authorization !== `Bearer ${TOKEN}`) {
      return errorResponse(401, 'InvalidAuthenticationToken', 'Access token is invalid.');
    }
    if (headers.prefer !== 'outlook.timezone="UTC"') throw new Error('Times without their zone');
    if (path === '/calendar') return { status: 200, body: { name: 'Calendar', canEdit: true } };
    if (path === '/calendar/getSchedule') return schedule(json, state);
    if (path === '/events' && method === 'GET') {
      const [, value = ''] =
        /ep\/value eq '([^']+)'/.exec(url.searchParams.get('$filter') ?? '') ?? [];
      const id = byProperty.get(value);
      return { status: 200, body: { value: id && state.events.has(id) ? [{ id }] : [] } };
    }
    if (path === '/events') {
      const known = byTransaction.get(json.transactionId);
      if (known !== undefined) return { status: 201, body: { id: known } };
      count += 1;
      const id = `AAMkAGI2+/${count}=`;
      byTransaction.set(json.transactionId, id);
      for (const { value } of json.singleValueExtendedProperties) byProperty.set(value, id);
      state.made += 1;
      state.events.set(id, eventOf(json));
      return { status: 201, body: { id } };
    }
    const id = decodeURIComponent(path.replace('/events/', ''));
    if (!state.events.has(id)) {
      return errorResponse(
        404,
        'ErrorItemNotFound',
        'The specified object was not found in the store.',
      );
    }
    if (method === 'DELETE') {
      state.events.delete(id);
      return { status: 204 };
    }
    state.events.set(id, eventOf(json));
    return { status: 200, body: { id } };
  };
}

type Moment = { dateTime: string; timeZone: string };

const eventOf = (json: { subject: string; start: Moment; end: Moment }): FakeEvent => ({
  title: json.subject,
  start: `${json.start.dateTime}Z`,
  end: `${json.end.dateTime}Z`,
});

function tokenFor(form: string) {
  const asked = new URLSearchParams(form);
  const isKnown =
    asked.get('client_id') === OUTLOOK_CONFIG.clientId &&
    asked.get('client_secret') === OUTLOOK_CONFIG.clientSecret;
  return isKnown
    ? { status: 200, body: { access_token: TOKEN, expires_in: 3_600 } }
    : {
        status: 401,
        body: {
          error: 'invalid_client',
          error_description: 'AADSTS7000215: Invalid client secret provided.',
        },
      };
}

function schedule(
  { startTime, endTime }: { startTime: Moment; endTime: Moment },
  { events, busy }: Parameters<ProviderFake>[1],
) {
  const [from, to] = [`${startTime.dateTime}Z`, `${endTime.dateTime}Z`];
  if (Date.parse(to) - Date.parse(from) > 42 * 86_400_000) {
    return errorResponse(
      400,
      'ErrorInvalidTimeInterval',
      'The requested time duration is too long.',
    );
  }
  const at = (instant: string) => ({
    dateTime: instant.replace(/(\.\d+)?Z$/, '.0000000'),
    timeZone: 'UTC',
  });
  const scheduleItems = [...busy, ...events.values()]
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => ({ status: 'Busy', start: at(start), end: at(end) }));
  return {
    status: 200,
    body: {
      value: [
        {
          scheduleId: OUTLOOK_CONFIG.mailbox,
          scheduleItems: [...scheduleItems, { status: 'free', start: at(from), end: at(to) }],
        },
      ],
    },
  };
}
