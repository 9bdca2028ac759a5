import { hash } from 'node:crypto';
import type { AnyRouter } from '@trpc/server';
import type { Language } from '../../../messages/messages.ts';
import type { Context } from '../trpc/context.ts';
import { answerInProcess } from './answer-call.ts';
import { stripNonceMarker } from './content-security-policy.ts';
import { pageStatus } from './make-page.ts';
import type { PageAddress } from './page-address.ts';
import type { AnswerCall, PageAnswer, PageCall } from './page-calls-schema.ts';
import type { RenderHtml } from './render-page.ts';

/**
 * The inputs of a rendered page: its address, its calls (one per line), and a hash of their results in that order. From
 * the same inputs, the same build renders the same HTML, apart from parts that show the time of day. Two strings per
 * page, because background work keeps the inputs of thousands of pages.
 */
export type PageInputs = { key: string; calls: string; resultsHash: string };

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
  /** The context of the calls of one page, or of the pages of one language in one comparison. */
  newContext: (language: Language) => Context;
  /** The address that is rendered for a path. */
  addressOf: (path: string) => Promise<PageAddress>;
  renderHtml: RenderHtml;
};

export function pageSources({ appRouter, newContext, addressOf, renderHtml }: Uses): PageSources {
  const newAnswers = (language: Language): AnswerCall =>
    answerInProcess(appRouter, newContext(language));
  return {
    async render(path) {
      const address = await addressOf(path);
      const answer = newAnswers(address.language);
      const results = new Map<string, string>();
      const rendered = await renderHtml(address, async (call) => {
        const given = await answer(call);
        results.set(textOf(call), hashOf(given));
        return given;
      });
      const html = stripNonceMarker(Buffer.from(rendered.html), rendered.marker);
      return {
        status: pageStatus(rendered, html),
        html: html.toString(),
        inputs: {
          key: address.key,
          calls: [...results.keys()].join('\n'),
          resultsHash: hashOfAll([...results.values()]),
        },
      };
    },
    openComparison() {
      const hashersByLanguage = new Map<Language, (call: string) => Promise<string>>();
      const hasherIn = (language: Language) => {
        const hashNow = hashersByLanguage.get(language) ?? openHasher(newAnswers(language));
        hashersByLanguage.set(language, hashNow);
        return hashNow;
      };
      return async (path, { key, calls, resultsHash }) => {
        const address = await addressOf(path);
        if (address.key !== key) return false;
        const hashNow = hasherIn(address.language);
        const now = calls === '' ? [] : await Promise.all(calls.split('\n').map(hashNow));
        return hashOfAll(now) === resultsHash;
      };
    },
  };
}

/** Returns a function that hashes the result of a call, and makes each call only once. */
function openHasher(answer: AnswerCall): (call: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  return (call) => {
    const known = hashes.get(call) ?? answer(callOf(call)).then(hashOf);
    hashes.set(call, known);
    return known;
  };
}

/** The inputs of procedures are JSON, as over HTTP. */
const textOf = ({ path, type, input }: PageCall) => JSON.stringify({ path, type, input });
const callOf = (text: string) => JSON.parse(text) as PageCall;

const hashOf = ({ json = '' }: PageAnswer) => hash('sha256', json, 'base64url');
const hashOfAll = (hashes: string[]) => hash('sha256', hashes.join('\n'), 'base64url');
