import type { AnyRouter } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../messages/messages.ts';
import type { FormAnswer } from '../forms/form-answer-schema.ts';
import type { Context } from '../trpc/context.ts';
import { answerInProcess } from './answer-call.ts';
import { makePage } from './make-page.ts';
import type { PageAddress } from './page-address.ts';
import type { Page } from './page-cache.ts';
import type { AnswerCall } from './page-calls-schema.ts';
import type { RenderedPage, Renderer } from './renderer.ts';

/** The parts of a request that rendering needs; background work, which has no request, passes its own. */
export type PageRequest = Pick<FastifyRequest, 'headers' | 'id' | 'ip' | 'log'>;

/** The request passed by background work with this `id`. */
export const backgroundRequest = (id: string, log: PageRequest['log']): PageRequest => ({
  ...{ headers: {}, id, ip: '127.0.0.1', log },
});

export type RenderOptions = {
  appRouter: AnyRouter;
  publicUrl: string;
  /** Prefix of the path of each call that a page makes; empty for its own origin. */
  apiBaseUrl: string;
  /** Origins that pages may connect to besides their own: on all pages, and on pages with sign-in. */
  connectTo: { always: readonly string[]; signIn: readonly string[] };
  /** The origins of other sites that may embed the page at a path; undefined for a page that cannot be embedded. */
  findEmbedders: (pathname: string) => Promise<readonly string[] | undefined>;
  /** The addresses of a page in the languages of the site that have it; undefined if the site has one language. */
  findAddresses: (
    page: Pick<PageAddress, 'language' | 'pathname'>,
  ) => Promise<Partial<Record<Language, string>> | undefined>;
  /**
   * The context for a page's procedures; without any data of the visitor, because pages are cached for everybody.
   * `themePreview` is a theme that is not active yet.
   */
  contextForPage: (
    request: PageRequest,
    page: { language: Language; themePreview?: string | undefined },
  ) => Context;
};

/** Pages that are not published yet, which the editor shows in a frame. */
const UNPUBLISHED = /^(\/blog)?\/preview\//;

/** Pages for signing in, or for signed-in users. */
const SIGNED_IN = /^\/(login|admin)(\/|$)/;

/** The part of a page that is for one visitor only; a page with it is not cached. */
export type OwnPart = {
  /** A theme that is not active yet. */
  themePreview?: string;
  /** The response to a form that the visitor has submitted without scripts. */
  formAnswer?: FormAnswer;
};

/** Renders the HTML of a page from the results of its calls. */
export type RenderHtml = (
  address: PageAddress,
  answer: AnswerCall,
  formAnswer?: FormAnswer,
) => Promise<RenderedPage>;

/** Returns a function that renders the HTML of the page at an address. */
export const htmlRenderer =
  (renderer: Renderer, { publicUrl, apiBaseUrl, findAddresses }: RenderOptions): RenderHtml =>
  async ({ language, key, pathname }, answer, formAnswer) =>
    renderer.render({
      // Not built from the request's headers: a page must not depend on them.
      request: new Request(publicUrl + key),
      language,
      addresses: await findAddresses({ language, pathname }),
      answer,
      apiBaseUrl,
      formAnswer,
    });

/** Returns a function that renders the page at an address, the same for all visitors except for `own`. */
export function pageRenderer(renderer: Renderer, options: RenderOptions) {
  const { appRouter, publicUrl, connectTo, contextForPage } = options;
  const renderHtml = htmlRenderer(renderer, options);
  const look = {
    https: publicUrl.startsWith('https:'),
    strict: renderer.isBuilt,
    styleSheets: renderer.styleSheets,
  };

  return async (
    address: PageAddress,
    request: PageRequest,
    { themePreview, formAnswer }: OwnPart = {},
  ): Promise<Page> => {
    const answer = answerInProcess(
      appRouter,
      contextForPage(request, { language: address.language, themePreview }),
    );
    const [rendered, embeddedBy] = await Promise.all([
      renderHtml(address, answer, formAnswer),
      options.findEmbedders(address.pathname),
    ]);
    const signsIn = SIGNED_IN.test(address.pathname);
    return makePage(rendered, {
      ...look,
      connectTo: [...connectTo.always, ...(signsIn ? connectTo.signIn : [])],
      frames: signsIn,
      isPreview: themePreview !== undefined || UNPUBLISHED.test(address.pathname),
      embeddedBy,
      isAnswer: formAnswer !== undefined,
    });
  };
}
