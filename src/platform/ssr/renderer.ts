import type { AnyRouter } from '@trpc/server';
import type { Context } from '../trpc/context.ts';

/** What the client bundle's server entry exports; its source is web/entry-server.tsx. */
type Render = (args: {
  request: Request;
  appRouter: AnyRouter;
  createContext: () => Promise<Context>;
  /** Put before the path of each call that the page makes; empty for its own origin. */
  apiBaseUrl: string;
  manifest: unknown;
}) => Promise<RenderedPage>;

/** A page as it was rendered, and what has to be known of how. */
export type RenderedPage = {
  status: number;
  headers: Headers;
  /** Empty where the answer is a redirection. */
  html: string;
  /** Codes of the procedures that failed meanwhile. */
  failures: string[];
  /** The nonce on every script and style that the renderer itself wrote. */
  marker: string;
};

type RenderArguments = Omit<Parameters<Render>[0], 'manifest'>;

/** Renders public pages, from the built bundle or through Vite. */
export type Renderer = {
  render(args: RenderArguments): Promise<RenderedPage>;
  /** Whether any page of the site has this path. */
  hasPage(pathname: string): boolean;
  /** The picture of a page for link previews, as SVG. */
  sharePicture(text: { title: string; firmName: string }): string;
  /** Whether pages may be cached and carry the strict policy; not while Vite changes them. */
  isBuilt: boolean;
};

export type RendererModule = {
  render: Render;
  hasPage: Renderer['hasPage'];
  sharePicture: (text: { title: string; firmName: string }) => string;
};
