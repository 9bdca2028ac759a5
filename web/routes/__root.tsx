import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import { isEmbedPath, readEmbedTheme } from '../../src/features/embed/rules.ts';
import type { FirmProfile } from '../../src/features/firm/schema.ts';
import type { SiteLayout } from '../../src/features/site/schema.ts';
import bodyFont from '../styles/fonts/hanken-grotesk-latin.woff2?url';
import headingFont from '../styles/fonts/newsreader-44-latin.woff2?url';
import '../styles/tokens.css';
import '../styles/base.css';
import '../features/quick-exit/quick-exit.css';
import { BookingProvider } from '../features/appointments/booking-provider.tsx';
import { QuickExitOnServer } from '../features/quick-exit/quick-exit-on-server.tsx';
import { HeadScript } from '../features/site/head-script.tsx';
import { NotFound } from '../features/site/not-found.tsx';
import { OriginalNote } from '../features/site/original-note.tsx';
import { PageError } from '../features/site/page-error.tsx';
import { SiteFooter } from '../features/site/site-footer.tsx';
import { SiteHeader } from '../features/site/site-header.tsx';
import { FOR_SERVER } from '../lib/for-server.ts';
import { language, m } from '../lib/messages.ts';
import { rootAttributes } from '../lib/server-markup.ts';
import { type RouterContext, trpc } from '../lib/trpc.ts';
import { noteHydrated } from '../page-script/hydration.ts';
import { FloatingOnTouch } from '../ui/floating-on-touch.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { trpc } }) => {
    if (import.meta.env.SSR) await trpc.quickExit.offer.prefetch(undefined, FOR_SERVER);
    return trpc.site.layout.ensureData();
  },
  head: ({ loaderData: layout, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      {
        title: titleOf(
          layout?.firm.name ?? 'Lawfront',
          matches.length === 1 ||
            matches.some(
              ({ status, routeId, loaderData }) =>
                status === 'notFound' || ((routeId as string) === '/$' && !loaderData),
            ),
        ),
      },
      { property: 'og:site_name', content: layout?.firm.name },
    ],
    links: [
      // Fonts come first: the first paint waits briefly for them.
      ...[bodyFont, headingFont].map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: `/favicon.svg${layout?.look?.icons ?? ''}`, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
    styles: layout?.themeCss ? [{ children: layout.themeCss }] : [],
  }),
  shellComponent: Document,
  component: Layout,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

/** The default title. Pages set their own title; for an unknown URL only the root route matches. */
const titleOf = (firmName: string, isMissingPage: boolean) =>
  isMissingPage ? `${m.site.pageNotFound} | ${firmName}` : firmName;

/** The back office, the sign-in page and embedded pages have their own layout. */
const hasOwnLayout = ({ routeId }: { routeId: string }) => /^\/(login|admin|embed)/.test(routeId);

type Embedded = { theme?: unknown };

/** The language of the page: that of its address, and for addresses without one that of the firm's country. */
const languageOf = (layout: unknown): string =>
  language() === MAIN_LANGUAGE
    ? ((layout as SiteLayout | undefined)?.firm.formats.language ?? MAIN_LANGUAGE)
    : language();

function Document({ children }: { children: ReactNode }) {
  const { options, state } = useRouter();
  const isEmbed = import.meta.env.SSR && isEmbedPath(state.location.pathname);
  return (
    <html
      lang={languageOf(state.matches[0]?.loaderData)}
      suppressHydrationWarning
      {...(import.meta.env.SSR ? {} : rootAttributes())}
      // Always Mantine's light scheme: Mantine's colours are mapped to our tokens, which change with the theme.
      data-mantine-color-scheme="light"
      // Browsers only read the attribute, so the code that sets it is excluded from their bundle.
      {...(import.meta.env.SSR && { 'data-api-base-url': options.context.apiBaseUrl || undefined })}
      {...(isEmbed && { className: readEmbedTheme((state.location.search as Embedded).theme) })}
    >
      <head>
        <HeadContent />
        <HeadScript />
        {/* On embedded pages, links to our other pages open a new tab, because those pages must not be framed. */}
        {isEmbed && <base target="_blank" />}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Replaces the back office and the sign-in page, which need JavaScript, if it is disabled; not used for embedded pages.
 * Rendered only on the server, so its text is not in the browser's bundle.
 */
function WithoutScripts({ firm }: { firm: FirmProfile }) {
  if (isEmbedPath(useRouter().state.location.pathname)) return null;
  return (
    <main className="wrap section">
      <p className="lead">
        <b>This part of the site needs JavaScript.</b>
      </p>
      <p>
        Signing in and the back office do not work without JavaScript. Please switch it on for this
        site, or call us at {firm.phone}.
      </p>
      <p>
        {firm.name}, {firm.city}, {firm.region}
      </p>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}

function Layout() {
  const [layout] = trpc.site.layout.useSuspenseQuery();
  const isBare = useMatches({ select: (matches) => matches.some(hasOwnLayout) });
  useEffect(noteHydrated, []);
  if (isBare) {
    return (
      <>
        <noscript>{import.meta.env.SSR && <WithoutScripts firm={layout.firm} />}</noscript>
        <Outlet />
        <FloatingOnTouch />
      </>
    );
  }
  return (
    <BookingProvider firm={layout.firm}>
      <a className="skip" href="#main">
        {m.site.skipToContent}
      </a>
      <QuickExitOnServer />
      <SiteHeader layout={layout} />
      <main id="main">
        <OriginalNote />
        <Outlet />
      </main>
      <SiteFooter layout={layout} />
      <FloatingOnTouch />
    </BookingProvider>
  );
}
