import { type HttpPeer, type HttpRequest, startHttpPeer } from '../../email/testing/http-peer.ts';
import { answerAsCalendly } from './calendly.ts';
import { answerAsGoogle } from './google.ts';
import { answerAsOutlook } from './outlook.ts';
import { answerAsReceiver } from './webhook-receiver.ts';

/** An event in the calendar. */
export type FakeEvent = { title: string; start: string; end: string };

type CalendarState = {
  /** Events by id. */
  events: Map<string, FakeEvent>;
  /** How many events were created, not counting recognized repeats. */
  made: number;
  /** Busy times that do not come from events. */
  busy: { start: string; end: string }[];
  /** The file at /busy.ics. */
  file: string;
};

export type PeerRequest = HttpRequest & { url: URL };

type PeerAnswer = {
  status: number;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
};

/** A fault: a response instead of the right one, or a broken connection. */
type Trouble =
  | PeerAnswer
  /** The request never reaches the peer. */
  | 'cut before'
  /** The peer executes the request, and its response is lost. */
  | 'cut after'
  /** The peer executes the request and never responds. */
  | 'silent'
  /** The peer executes the request and responds once this promise resolves. */
  | { after: Promise<void> };

export type CalendarPeer = Pick<HttpPeer, 'url' | 'close'> & {
  /** Every request, in order. */
  requests: PeerRequest[];
  /** Chooses the fault for a request, if any. */
  trouble: (request: PeerRequest) => Trouble | undefined;
  state: CalendarState;
  /** Environment variables that point all providers here. */
  env: Record<string, string>;
};

/** Returns the response, or undefined if the request is not for this provider. */
export type ProviderFake = (
  request: PeerRequest,
  state: CalendarState,
  base: string,
) => PeerAnswer | undefined;

/** Fakes of all calendar providers at one URL, each behaving as the provider's documentation says. */
export async function startCalendarPeer(): Promise<CalendarPeer> {
  const state: CalendarState = { events: new Map(), made: 0, busy: [], file: '' };
  const fakes = [answerAsGoogle(), answerAsOutlook(), answerAsCalendly(), answerAsReceiver()];
  const answer = (request: PeerRequest): PeerAnswer => {
    for (const fake of fakes) {
      const given = fake(request, state, peer.url);
      if (given) return given;
    }
    return { status: 404, body: { error: 'not_found' } };
  };
  const { url, close } = await startHttpPeer(async (asked) => {
    const request = { ...asked, url: new URL(asked.path, peer.url) };
    peer.requests.push(request);
    const trouble = peer.trouble(request);
    if (trouble === 'cut before') return 'closed';
    const given = typeof trouble === 'object' && 'status' in trouble ? trouble : answer(request);
    if (typeof trouble === 'object' && 'after' in trouble) await trouble.after;
    if (trouble === 'silent') return 'slow';
    return trouble === 'cut after' ? 'closed' : given;
  });
  const peer: CalendarPeer = {
    url,
    close,
    requests: [],
    trouble: () => undefined,
    state,
    env: {
      GOOGLE_API_URL: url,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GRAPH_URL: url,
      MICROSOFT_LOGIN_URL: url,
      CALENDLY_URL: url,
    },
  };
  return peer;
}
