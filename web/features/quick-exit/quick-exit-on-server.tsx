import { SERVER_MARKUP } from '../../lib/server-markup.ts';

const PageExit = import.meta.env.SSR ? (await import('./page-exit.tsx')).PageExit : undefined;

/**
 * The quick exit at the top of a page, as the server renders it: it works before React, so browsers need no code for it.
 * A navigation that does not load a page keeps the bar that is there.
 */
export const QuickExitOnServer = () => (PageExit ? <PageExit /> : <div {...SERVER_MARKUP} />);
