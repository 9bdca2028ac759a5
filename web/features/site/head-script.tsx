import { SERVER_MARKUP } from '../../lib/server-markup.ts';

const ServerHeadScript = import.meta.env.SSR
  ? (await import('./server-head-script.tsx')).ServerHeadScript
  : undefined;

/** The inline script that runs before the first paint; browsers have it from the server. */
export const HeadScript = ({ nonce }: { nonce: string | undefined }) =>
  ServerHeadScript ? <ServerHeadScript nonce={nonce} /> : <script {...SERVER_MARKUP} />;
