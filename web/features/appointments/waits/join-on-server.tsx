import { serverMark, serverMarkup } from '../../../lib/server-markup.ts';
import type { loadJoin } from './load-join.ts';

// Imported on the server only. A static import would stay in the scripts without its code, and split those of the booking.
const JoinPage = import.meta.env.SSR ? (await import('./join-page.tsx')).JoinPage : undefined;

/** The page with the plain form, rendered only on the server; in the browser the server's markup stays unchanged. */
export function JoinOnServer(loaded: Awaited<ReturnType<typeof loadJoin>>) {
  const plain = JoinPage
    ? { ...serverMark('earlier-times'), children: <JoinPage {...loaded} /> }
    : serverMarkup('earlier-times');
  return <div {...plain} />;
}
