import { SERVER_MARKUP } from '../../lib/server-markup.ts';

const PageExit = import.meta.env.SSR ? (await import('./page-exit.tsx')).PageExit : undefined;

/**
 * The quick exit bar at the top of a page, rendered only on the server: it works before React, so browsers need no
 * React code for it. A client-side navigation keeps the existing bar.
 */
export const QuickExitOnServer = () => (PageExit ? <PageExit /> : <div {...SERVER_MARKUP} />);
