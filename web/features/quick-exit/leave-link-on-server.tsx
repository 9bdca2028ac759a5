import { SERVER_MARKUP } from '../../lib/server-markup.ts';

const LeaveLink = import.meta.env.SSR ? (await import('./page-exit.tsx')).LeaveLink : undefined;

/** The link of a notice that leaves the site, as the server renders it. */
export const LeaveLinkOnServer = () => (LeaveLink ? <LeaveLink /> : <p {...SERVER_MARKUP} />);
