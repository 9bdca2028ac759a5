import { SERVER_MARKUP } from '../../lib/server-markup.ts';

const ServerHeadScript = import.meta.env.SSR
  ? (await import('./server-head-script.tsx')).ServerHeadScript
  : undefined;

/** The inline script that runs before the first paint; rendered only on the server. */
export const HeadScript = () =>
  ServerHeadScript ? <ServerHeadScript /> : <script {...SERVER_MARKUP} />;
