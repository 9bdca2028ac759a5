import { serverMarkup } from '../../lib/server-markup.ts';
import { PageExit } from './page-exit.tsx';

/**
 * The quick exit bar at the top of a page, rendered only on the server: it works before React, so browsers need no
 * React code for it. A client-side navigation keeps the existing bar.
 */
export const QuickExitOnServer = () =>
  import.meta.env.SSR ? <PageExit /> : <div {...serverMarkup('quick-exit')} />;
