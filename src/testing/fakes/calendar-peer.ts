import { type HttpPeer, type HttpRequest, startHttpPeer } from '../http-peer.ts';
import { answerAsCalendly } from './calendly.ts';
import { answerAsGoogle } from './google.ts';
import { answerAsOutlook } from './outlook.ts';
import { answerAsReceiver } from './webhook-receiver.ts';

/** An event that shows in the calendar. */
export type FakeEvent = { title: string; start: string; end: string };

type CalendarState = {
  /** What shows, by id. */
  events: Map<string, FakeEvent>;
  /** How often an event was made, and not recognised as a repeat. */
  made: number;
  /** When somebody is busy with other things. */
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

/** What goes wrong with a request: an answer in place of the right one, or a connection that ends. */
type Trouble =
  | PeerAnswer
  /** Never reaches the peer. */
  | 'cut before'
  /** The peer does what it is asked, and its answer is lost. */
  | 'cut after'
  /** The peer does what it is asked, and never says so. */
  | 'silent'
  /** The peer does what it is asked, and says so when this has come to pass. */
  | { after: Promise<void> };

export type CalendarPeer = Pick<HttpPeer, 'url' | 'close'> & {
  /** Every request that came in, in order. */
  requests: PeerRequest[];
  /** Says for each request whether something goes wrong with it. */
  trouble: (request: PeerRequest) => Trouble | undefined;
  state: CalendarState;
  /** Settings that lead all providers here. */
  env: Record<string, string>;
};

/** Answers a request, or undefined where it is none of this provider's. */
export type ProviderFake = (
  request: PeerRequest,
  state: CalendarState,
  base: string,
) => PeerAnswer | undefined;

/** All calendar providers at one address, each answering as its documentation says. */
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
