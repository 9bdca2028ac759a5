import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Renderer, RendererModule } from './renderer.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OURS = /^\/(trpc|api|dev|healthz|readyz)(\/|\?|$)/;

// The script that Vite's index.html transformation would insert into the head of a React page.
const REACT_REFRESH = `import RefreshRuntime from '/@react-refresh';RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true`;
const DEV_MANIFEST = {
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: REACT_REFRESH },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { children: "(self.__loadClient=()=>import('/web/entry-client.tsx'))()" },
        { attrs: { type: 'module', src: '/web/entry-page.ts' } },
      ],
    },
  },
};

/** Serves the client from source with hot reload on the same port, and renders from source. */
export async function registerVite(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, next) => {
    if (OURS.test(request.url)) return next();
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => next(error as Error | undefined));
  });
  return {
    isBuilt: false,
    styleSheets: [],
    // Assumed to exist: the routes are in the client's source, which changes during development.
    hasPage: () => true,
    sharePicture: ((await vite.ssrLoadModule('/web/share-picture.ts')) as RendererModule)
      .sharePicture,
    embedScript: ((await vite.ssrLoadModule('/web/embed-script.ts')) as RendererModule).embedScript,
    async render(args) {
      const { render } = (await vite.ssrLoadModule('/web/entry-server.tsx')) as RendererModule;
      return render({ ...args, manifest: DEV_MANIFEST });
    },
  };
}
