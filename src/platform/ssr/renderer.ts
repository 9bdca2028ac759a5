import type { Language } from '../../../messages/messages.ts';
import type { FormAnswer } from '../forms/form-answer-schema.ts';
import type { ShareLook } from '../share-images/share-look-schema.ts';
import type { StyleSheet } from './inline-styles.ts';
import type { AnswerCall } from './page-calls-schema.ts';

/** The render function of the client bundle's server entry; its source is web/entry-server.tsx. */
type Render = (args: {
  request: Request;
  language: Language;
  /** The addresses of the page in the languages of the site; undefined if it has one. */
  addresses: Partial<Record<Language, string>> | undefined;
  /** Executes the calls that the page makes. */
  answer: AnswerCall;
  /** Prefix of the path of each call that the page makes; empty for its own origin. */
  apiBaseUrl: string;
  /** The response to a form that a browser without scripts has submitted from this page. */
  formAnswer: FormAnswer | undefined;
  manifest: unknown;
}) => Promise<RenderedPage>;

/** A rendered page and details of its rendering. */
export type RenderedPage = {
  status: number;
  headers: Headers;
  /** Empty for a redirect. */
  html: string;
  /** Error codes of procedures that failed during the render. */
  failures: string[];
  /** The nonce on every script and style that the renderer itself wrote. */
  marker: string;
};

type RenderArguments = Omit<Parameters<Render>[0], 'manifest'>;

/** Renders public pages, from the built bundle or through Vite. */
export type Renderer = {
  render(args: RenderArguments): Promise<RenderedPage>;
  /** Whether a page with this path exists. */
  hasPage(pathname: string): boolean;
  /** The picture of a page for link previews, as SVG. */
  sharePicture(text: { title: string; firmName: string; look: ShareLook }): string;
  /** The script with which other sites embed parts of this one. */
  embedScript: string;
  /** Whether pages may be cached and get the strict policy; false while Vite serves the source. */
  isBuilt: boolean;
  /** The style sheets of public pages; none while Vite serves the styles. */
  styleSheets: readonly StyleSheet[];
};

export type RendererModule = { render: Render } & Pick<
  Renderer,
  'embedScript' | 'hasPage' | 'sharePicture'
>;
