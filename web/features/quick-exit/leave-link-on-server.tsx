import { serverMarkup } from '../../lib/server-markup.ts';
import { LeaveLink } from './page-exit.tsx';

/** The link in a notice that leaves the site, rendered only on the server. */
export const LeaveLinkOnServer = () =>
  import.meta.env.SSR ? <LeaveLink /> : <p {...serverMarkup('leave-link')} />;
