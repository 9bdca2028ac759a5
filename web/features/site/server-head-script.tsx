import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ShownPage } from '../../../src/features/pages/blocks/parts-schema.ts';
import { offersExit } from '../../../src/features/quick-exit/rules.ts';
import { firstPaintScript } from '../../lib/first-paint.ts';
import { themeScript } from '../../lib/theme.ts';
import returnScript from '../quick-exit/inline/other-page.ts?inline-script';
import exitScript from '../quick-exit/inline/page-with-exit.ts?inline-script';
import { useQuickExit } from '../quick-exit/page-exit.tsx';

/** The script with its part for the quick exit. */
export function ServerHeadScript() {
  const { options } = useRouter();
  const exit = useQuickExit();
  const state = useRouterState({ select: ({ matches, location }) => ({ matches, location }) });
  const isPublic = !state.matches.some(({ routeId }) => /^\/(login|admin)/.test(routeId));
  const isOffered = exit && offersExit(exit, state.location.pathname);
  const hasExit = isPublic && exit && (isOffered || state.matches.some(hasLeaveLink));
  const hasReturn = isPublic && exit && exit.paths.length > 0;
  const script = hasExit ? exitScript : hasReturn ? returnScript : undefined;
  return (
    <script
      nonce={options.ssr?.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the scripts are our own constants and must run before the first paint
      dangerouslySetInnerHTML={{
        __html: [themeScript, firstPaintScript, script].filter(Boolean).join(';'),
      }}
    />
  );
}

function hasLeaveLink({ loaderData }: { loaderData?: unknown }): boolean {
  const { page } = (loaderData ?? {}) as { page?: ShownPage };
  return !!page?.parts?.some((part) => part.type === 'notice' && part.hasLeaveLink);
}
