import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import bodyFont from '../styles/fonts/hanken-grotesk-latin.woff2?url';
import headingFont from '../styles/fonts/newsreader-44-latin.woff2?url';
import '../styles/tokens.css';
import '../styles/base.css';
import { BookingProvider } from '../features/appointments/booking-provider.tsx';
import { NotFound } from '../features/site/not-found.tsx';
import { PageError } from '../features/site/page-error.tsx';
import { SiteFooter } from '../features/site/site-footer.tsx';
import { SiteHeader } from '../features/site/site-header.tsx';
import { firstPaintScript } from '../lib/first-paint.ts';
import { prefetchOnIntent } from '../lib/prefetch-on-intent.ts';
import { themeScript } from '../lib/theme.ts';
import { type RouterContext, trpc } from '../lib/trpc.ts';
import { FloatingOnTouch } from '../ui/floating-on-touch.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.trpc.site.frame.ensureData(),
  head: ({ loaderData: frame, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      {
        title: titleOf(
          frame?.firm.name ?? 'Lawfront',
          matches.length === 1 || matches.some(({ status }) => status === 'notFound'),
        ),
      },
      { property: 'og:site_name', content: frame?.firm.name },
    ],
    links: [
      // Both before anything else: the first paint waits for them a little.
      ...[bodyFont, headingFont].map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
    styles: frame?.themeCss ? [{ children: frame.themeCss }] : [],
  }),
  shellComponent: Document,
  component: Layout,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

/** Pages have a title of their own; an address that no page has matches the root alone. */
const titleOf = (firmName: string, isMissingPage: boolean) =>
  isMissingPage ? `Page not found | ${firmName}` : firmName;

/** The back office and its door have walls of their own. */
const isAdminMatch = ({ routeId }: { routeId: string }) =>
  routeId === '/login' || routeId.startsWith('/admin');

function Document({ children }: { children: ReactNode }) {
  const { options } = useRouter();
  const nonce = options.ssr?.nonce;
  return (
    <html
      lang="en"
      suppressHydrationWarning
      // Browsers only read it, so their script need not write it.
      {...(import.meta.env.SSR && { 'data-api-base-url': options.context.apiBaseUrl || undefined })}
    >
      <head>
        <HeadContent />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours that must run before the first paint
          dangerouslySetInnerHTML={{ __html: `${themeScript};${firstPaintScript}` }}
        />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** In place of the office and its door. Browsers with scripts never make it, so its words are not sent to them. */
const WithoutScripts = ({ phone }: { phone: string }) => (
  <main className="wrap section">
    <p className="lead">
      <b>This part of the site needs scripts.</b>
    </p>
    <p>
      Signing in and the back office do not work without JavaScript. Please switch it on for this
      site, or call us at {phone}.
    </p>
    <p>
      <a href="/">Home</a>
    </p>
  </main>
);

function Layout() {
  const [frame] = trpc.site.frame.useSuspenseQuery();
  const isAdmin = useMatches({ select: (matches) => matches.some(isAdminMatch) });
  useEffect(prefetchOnIntent, []);
  if (isAdmin) {
    return (
      <>
        <noscript>{import.meta.env.SSR && <WithoutScripts phone={frame.firm.phone} />}</noscript>
        <Outlet />
        <FloatingOnTouch />
      </>
    );
  }
  return (
    <BookingProvider firm={frame.firm}>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <SiteHeader frame={frame} />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter frame={frame} />
      <FloatingOnTouch />
    </BookingProvider>
  );
}
