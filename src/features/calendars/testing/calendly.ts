import type { FakeEvent, ProviderFake } from './calendar-peer.ts';

export const CALENDLY_CONFIG = {
  token: 'pat-of-calendly-7Qx2',
  eventType: 'https://api.calendly.com/event_types/T',
};

const USER = 'https://api.calendly.com/users/U';
const MINUTES = 30;
const errorResponse = (status: number, title: string, message: string) => ({
  status,
  body: { title, message },
});

/** Behaves as https://developer.calendly.com/api-docs says. Repeated requests are not recognized. */
export function answerAsCalendly(): ProviderFake {
  const bookings = new Map<string, { key: string; email: string; event: FakeEvent }>();
  let count = 0;
  return ({ method, url, headers, body: json }, state) => {
    const [, noun = '', id, part] = url.pathname.split('/');
    const nouns = ['users', 'event_types', 'invitees', 'scheduled_events', 'user_busy_times'];
    if (!nouns.includes(noun)) return undefined;
    if (headers.authorization !== `Bearer ${CALENDLY_CONFIG.token}`) {
      return errorResponse(401, 'Unauthenticated', 'The access token is invalid');
    }
    if (noun === 'users') return { status: 200, body: { resource: { uri: USER } } };
    if (noun === 'event_types') {
      return { status: 200, body: { resource: { name: 'Consultation', active: true } } };
    }
    if (noun === 'user_busy_times') return busyTimes(url, state);
    if (noun === 'invitees') {
      count += 1;
      const uri = `https://api.calendly.com/scheduled_events/E${count}`;
      const start = new Date(json.start_time);
      const end = new Date(start.getTime() + MINUTES * 60_000);
      const event = {
        title: json.invitee.name,
        start: start.toISOString(),
        end: end.toISOString(),
      };
      bookings.set(uri, { key: json.tracking.utm_content, email: json.invitee.email, event });
      state.made += 1;
      state.events.set(uri, event);
      return { status: 201, body: { resource: { uri: `${uri}/invitees/I`, event: uri } } };
    }
    if (!id) {
      const { searchParams: asked } = url;
      const found = [...state.events].filter(
        ([uri, { start }]) =>
          bookings.get(uri)?.email === asked.get('invitee_email') &&
          start >= (asked.get('min_start_time') ?? '') &&
          start <= (asked.get('max_start_time') ?? ''),
      );
      return { status: 200, body: { collection: found.map(([uri]) => ({ uri })) } };
    }
    const uri = `https://api.calendly.com/scheduled_events/${id}`;
    const booking = bookings.get(uri);
    if (!booking) return errorResponse(404, 'Resource Not Found', 'The server could not find it.');
    if (part === 'invitees') {
      return { status: 200, body: { collection: [{ tracking: { utm_content: booking.key } }] } };
    }
    if (part === 'cancellation' && method === 'POST') {
      if (!state.events.delete(uri)) {
        return errorResponse(403, 'Permission Denied', 'Event is already canceled');
      }
      return { status: 201, body: { resource: { canceler_type: 'host' } } };
    }
    return errorResponse(404, 'Resource Not Found', 'The server could not find it.');
  };
}

function busyTimes(url: URL, { events, busy }: Parameters<ProviderFake>[1]) {
  const from = url.searchParams.get('start_time') ?? '';
  const to = url.searchParams.get('end_time') ?? '';
  if (Date.parse(to) - Date.parse(from) > 7 * 86_400_000) {
    return errorResponse(400, 'Invalid Argument', 'The date range cannot be greater than 1 week');
  }
  const collection = [...busy, ...events.values()]
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => ({ type: 'calendly', start_time: start, end_time: end }));
  return { status: 200, body: { collection } };
}
