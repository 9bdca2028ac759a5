import { useRouterState } from '@tanstack/react-router';
import { EXPLANATION_PATH, offersExit } from '../../../src/features/quick-exit/rules.ts';
import { here } from '../../lib/addresses.ts';
import { FOR_SERVER } from '../../lib/for-server.ts';
import { m } from '../../lib/messages.ts';
import { serverMark } from '../../lib/server-markup.ts';
import { trpc } from '../../lib/trpc.ts';
import { Rich } from '../../ui/rich.tsx';
import { QuickExitLinks } from './quick-exit-links.tsx';

/** The quick exit settings. Only available on the server; browsers get the rendered markup. */
export const useQuickExit = () => trpc.quickExit.offer.useQuery(undefined, FOR_SERVER).data;

/** The quick exit bar, on pages that offer it; an empty element on others. */
export function PageExit() {
  const exit = useQuickExit();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  if (!exit || !offersExit(exit, pathname)) return <div {...serverMark('quick-exit')} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: in the browser React knows this element as a `div` without content
    <div
      {...serverMark('quick-exit')}
      className="quick-exit wrap"
      role="complementary"
      aria-label={m.exit.bar}
      data-quick-exit
    >
      <QuickExitLinks href={exit.href} />
    </div>
  );
}

/** A link in the text of a page that leaves the site. */
export function LeaveLink() {
  const exit = useQuickExit();
  return (
    <p {...serverMark('leave-link')} data-screen-only="">
      <Rich
        text={m.exit.leaveExplained}
        parts={{
          leave: (inner) => (
            <a href={exit?.href} rel="noreferrer noopener" data-leave>
              {inner}
            </a>
          ),
          more: (inner) => <a href={here(EXPLANATION_PATH)}>{inner}</a>,
        }}
      />
    </p>
  );
}
