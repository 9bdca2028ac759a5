import { answerAsCalendly } from './calendly.ts';
import { answerAsGoogle } from './google.ts';
import { type HttpPeer, type PeerAnswer, type PeerRequest, startPeer } from './http-peer.ts';
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

export type CalendarPeer = HttpPeer & {
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

const makeFakes = (): ProviderFake[] => [
  answerAsGoogle(),
  answerAsOutlook(),
  answerAsCalendly(),
  answerAsReceiver(),
];

/** All calendar providers at one address, each answering as its documentation says. */
export async function startCalendarPeer(): Promise<CalendarPeer> {
  const state: CalendarState = { events: new Map(), made: 0, busy: [], file: '' };
  const fakes = makeFakes();
  const peer = await startPeer((request) => {
    for (const fake of fakes) {
      const answer = fake(request, state, peer.url);
      if (answer) return answer;
    }
    return { status: 404, json: { error: 'not_found' } };
  });
  return Object.assign(peer, {
    state,
    env: {
      GOOGLE_API_URL: peer.url,
      GOOGLE_TOKEN_URL: `${peer.url}/token`,
      GRAPH_URL: peer.url,
      MICROSOFT_LOGIN_URL: peer.url,
      CALENDLY_URL: peer.url,
    },
  });
}
