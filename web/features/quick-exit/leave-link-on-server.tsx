import { SERVER_MARKUP } from '../../lib/server-markup.ts';

const LeaveLink = import.meta.env.SSR ? (await import('./page-exit.tsx')).LeaveLink : undefined;

/** The link in a notice that leaves the site, rendered only on the server. */
export const LeaveLinkOnServer = () => (LeaveLink ? <LeaveLink /> : <p {...SERVER_MARKUP} />);
