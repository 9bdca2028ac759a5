import { useRouter, useRouterState } from '@tanstack/react-router';
import { isEmbedPath } from '../../../src/features/embed/rules.ts';
import type { ShownPage } from '../../../src/features/pages/blocks/parts-schema.ts';
import { offersExit } from '../../../src/features/quick-exit/rules.ts';
import { firstPaintScript } from '../../lib/first-paint.ts';
import { themeScript } from '../../lib/theme.ts';
import embeddedScript from '../embed/inline/embedded-page.ts?inline-script';
import returnScript from '../quick-exit/inline/other-page.ts?inline-script';
import exitScript from '../quick-exit/inline/page-with-exit.ts?inline-script';
import { useQuickExit } from '../quick-exit/page-exit.tsx';

/**
 * The head script, including the part for the quick exit. Embedded pages have neither that nor the reader mode stored
 * in this browser: they use the theme in their URL, and report their height.
 */
export function ServerHeadScript() {
  const { options } = useRouter();
  const exit = useQuickExit();
  const state = useRouterState({ select: ({ matches, location }) => ({ matches, location }) });
  if (isEmbedPath(state.location.pathname)) {
    return <InlineScript parts={[firstPaintScript, embeddedScript]} nonce={options.ssr?.nonce} />;
  }
  const isPublic = !state.matches.some(({ routeId }) => /^\/(login|admin)/.test(routeId));
  const isOffered = exit && offersExit(exit, state.location.pathname);
  const hasExit = isPublic && exit && (isOffered || state.matches.some(hasLeaveLink));
  const hasReturn = isPublic && exit && exit.paths.length > 0;
  const script = hasExit ? exitScript : hasReturn ? returnScript : undefined;
  return (
    <InlineScript parts={[themeScript, firstPaintScript, script]} nonce={options.ssr?.nonce} />
  );
}

function InlineScript({
  parts,
  nonce,
}: {
  parts: readonly (string | undefined)[];
  nonce: string | undefined;
}) {
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the scripts are our own constants and must run before the first paint
      dangerouslySetInnerHTML={{ __html: parts.filter(Boolean).join(';') }}
    />
  );
}

function hasLeaveLink({ loaderData }: { loaderData?: unknown }): boolean {
  const { page } = (loaderData ?? {}) as { page?: ShownPage };
  return !!page?.parts?.some((part) => part.type === 'notice' && part.hasLeaveLink);
}
