import { serverMarkup } from '../../lib/server-markup.ts';
import { ServerHeadScript } from './server-head-script.tsx';

/** The inline script that runs before the first paint; rendered only on the server. */
export const HeadScript = () =>
  import.meta.env.SSR ? <ServerHeadScript /> : <script {...serverMarkup('head-script')} />;
