import { serverMark, serverMarkup } from '../../../lib/server-markup.ts';
import { JoinPage } from './join-page.tsx';
import type { loadJoin } from './load-join.ts';

/** The page with the plain form, rendered only on the server; in the browser the server's markup stays unchanged. */
export function JoinOnServer(loaded: Awaited<ReturnType<typeof loadJoin>>) {
  const plain = import.meta.env.SSR
    ? { ...serverMark('earlier-times'), children: <JoinPage {...loaded} /> }
    : serverMarkup('earlier-times');
  return <div {...plain} />;
}
