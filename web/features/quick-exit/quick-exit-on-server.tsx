import { SERVER_MARKUP } from '../../lib/server-markup.ts';

const onServer = import.meta.env.SSR ? await import('./page-exit.tsx') : undefined;

/**
 * The quick exit at the top of a page, as the server renders it: it works before React, so browsers need no code for it.
 * A navigation that does not load a page keeps the bar that is there.
 */
export const QuickExitOnServer = () =>
  onServer ? <onServer.PageExit /> : <div {...SERVER_MARKUP} />;

/** The link of a notice, in the same way. */
export const LeaveLinkOnServer = () =>
  onServer ? <onServer.LeaveLink /> : <p {...SERVER_MARKUP} />;
