import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Manifest } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { addressInLanguage, type Language, messagesIn } from '../messages/messages.ts';
import type { FormAnswer } from '../src/platform/forms/form-answer-schema.ts';
import type { AnswerCall } from '../src/platform/ssr/page-calls-schema.ts';
import { sectionsLoaded } from './features/pages/page-sections-later.tsx';
import { apiErrorOf } from './lib/api-error.ts';
import { compactState } from './lib/compact-state.ts';
import { readLanguageFrom } from './lib/messages.ts';
import { knowLanguages } from './lib/other-languages.ts';
import { makeQueryClient, trpc } from './lib/trpc.ts';
import { localLink } from './local-link.ts';

export { embedScript } from './embed-script.ts';
export { sharePicture } from './share-picture.ts';

import { makeRouter } from './router.tsx';

/** What the texts and links of a page depend on. */
type Place = { language: Language; addresses: Partial<Record<Language, string>> | undefined };

const placeOfRender = new AsyncLocalStorage<Place>();
readLanguageFrom(() => placeOfRender.getStore()?.language);
knowLanguages({
  addressInLanguage,
  messagesIn,
  addressesOfPage: () => placeOfRender.getStore()?.addresses,
});

type RenderArguments = {
  request: Request;
  answer: AnswerCall;
  /** Base URL of the page's API calls; empty for the page's own origin. */
  apiBaseUrl: string;
  /** The result of a form that a browser without JavaScript has submitted from this page. */
  formAnswer: FormAnswer | undefined;
  manifest: Manifest;
};

/**
 * Renders a complete page in a language. Several are rendered at once, so the language belongs to the render and what it awaits.
 */
export const render = ({ language, addresses, ...args }: RenderArguments & Place) =>
  placeOfRender.run({ language, addresses }, () => renderInLanguage(args));

/**
 * Renders a complete page. `answer` calls the server's procedures in process; it is passed in because this code is a
 * separate bundle.
 */
async function renderInLanguage({
  request,
  answer,
  apiBaseUrl,
  formAnswer,
  manifest,
}: RenderArguments): Promise<{
  status: number;
  headers: Headers;
  html: string;
  failures: string[];
  marker: string;
}> {
  // Recorded when they happen, because the queries are cleared once the page is rendered.
  const failures: string[] = [];
  const queryClient = makeQueryClient((error) =>
    failures.push(apiErrorOf(error)?.code ?? 'INTERNAL_SERVER_ERROR'),
  );
  const marker = crypto.randomUUID();
  const handler = createRequestHandler({
    request,
    createRouter: () => {
      const client = trpc.createClient({ links: [localLink(answer)] });
      const router = makeRouter({ queryClient, client, nonce: marker });
      // Not set in `makeRouter`, because every visitor downloads that code.
      Object.assign(router.options.context, { apiBaseUrl, formAnswer });
      return router;
    },
    getRouterManifest: () => manifest,
  });
  let html = '';
  const { status, headers } = await handler(async ({ responseHeaders, router }) => {
    html = await htmlOf(router);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html, failures, marker };
}

/**
 * All data is loaded before rendering, so the query stream can be closed first: the dehydrated state is written in one
 * piece, and the router does not have to scan the HTML stream for places to insert more of it.
 */
async function htmlOf(router: ReturnType<typeof makeRouter>): Promise<string> {
  router.serverSsr?.setRenderFinished();
  await setImmediate();
  await sectionsLoaded;
  const html = renderToString(<RouterServer router={router} />);
  return compactState(await transformHtmlStringWithRouter(router, html));
}

const routeMatcher = makeRouter({
  queryClient: makeQueryClient(),
  client: trpc.createClient({ links: [] }),
});

/** Whether a dedicated route matches this path; all other paths share the splat routes `/$` and `/admin/$`. */
export function hasPage(pathname: string): boolean {
  const route = routeMatcher.getMatchedRoutes(pathname)[2];
  return route !== undefined && !route.id.endsWith('/$');
}
