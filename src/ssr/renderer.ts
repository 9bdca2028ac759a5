import type { AppRouter } from '../app-router.ts';
import type { Context } from '../context.ts';

/** What the client bundle's server entry exports; its source is web/entry-server.tsx. */
type Render = (args: {
  request: Request;
  appRouter: AppRouter;
  createContext: () => Promise<Context>;
  manifest: unknown;
}) => Promise<Response>;

type RenderArguments = Omit<Parameters<Render>[0], 'manifest'>;

/** Renders public pages, from the built bundle or through Vite. */
export type Renderer = {
  render(args: RenderArguments): Promise<Response>;
  /** Whether pages may be cached and carry the strict policy; not while Vite changes them. */
  isBuilt: boolean;
};

export type RendererModule = { render: Render };
