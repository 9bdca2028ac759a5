import { hash } from 'node:crypto';
import type { AnyRouter } from '@trpc/server';
import type { Context } from '../trpc/context.ts';
import { answerInProcess } from './answer-call.ts';
import { stripNonceMarker } from './content-security-policy.ts';
import { pageStatus } from './make-page.ts';
import type { PageAddress } from './page-address.ts';
import type { AnswerCall, PageAnswer, PageCall } from './page-calls-schema.ts';
import type { RenderHtml } from './render-page.ts';

/**
 * The inputs of a rendered page: its address, and hashes of the results of its calls. From the same inputs, the same
 * build renders the same HTML, apart from parts that show the time of day.
 */
export type PageInputs = { key: string; answers: ReadonlyMap<string, string> };

/** A page as HTML with links to its style files, and its inputs. */
type PageSource = { status: number; html: string; inputs: PageInputs };

/** Renders pages for background work that repeatedly reads all of them, such as the archive. */
export type PageSources = {
  /** The page at a path, rendered without the page cache and without charging a client's budget. */
  render(path: string): Promise<PageSource>;
  /**
   * Returns a function that checks whether a page would be rendered from the same inputs now. It makes each call only
   * once, whatever the number of pages that make it, so it is meant for a single pass.
   */
  openComparison(): (path: string, inputs: PageInputs) => Promise<boolean>;
};

type Uses = {
  appRouter: AnyRouter;
  /** The context of the calls of one page, or of one comparison. */
  newContext: () => Context;
  /** The address that is rendered for a path. */
  addressOf: (path: string) => Promise<PageAddress>;
  renderHtml: RenderHtml;
};

export function pageSources({ appRouter, newContext, addressOf, renderHtml }: Uses): PageSources {
  const newAnswers = (): AnswerCall => answerInProcess(appRouter, newContext());
  return {
    async render(path) {
      const address = await addressOf(path);
      const answer = newAnswers();
      const answers = new Map<string, string>();
      const rendered = await renderHtml(address, async (call) => {
        const given = await answer(call);
        answers.set(questionOf(call), hashOf(given));
        return given;
      });
      const html = stripNonceMarker(Buffer.from(rendered.html), rendered.marker);
      return {
        status: pageStatus(rendered, html),
        html: html.toString(),
        inputs: { key: address.key, answers },
      };
    },
    openComparison() {
      const answer = newAnswers();
      const hashes = new Map<string, Promise<string>>();
      const hashNow = (question: string) => {
        const known = hashes.get(question) ?? answer(callOf(question)).then(hashOf);
        hashes.set(question, known);
        return known;
      };
      return async (path, { key, answers }) => {
        if ((await addressOf(path)).key !== key) return false;
        for (const [question, before] of answers) {
          if ((await hashNow(question)) !== before) return false;
        }
        return true;
      };
    },
  };
}

/** The inputs of procedures are JSON, as over HTTP. */
const questionOf = ({ path, type, input }: PageCall) => JSON.stringify({ path, type, input });
const callOf = (question: string) => JSON.parse(question) as PageCall;

const hashOf = ({ json = '' }: PageAnswer) => hash('sha256', json, 'base64url');
