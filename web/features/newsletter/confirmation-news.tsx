import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { Rich } from '../../ui/rich.tsx';

/** What a new subscriber does next. Without `to`, the form was sent without scripts. */
export function ConfirmationNews({ to }: { to?: string }) {
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  const sent = to ? m.newsletter.checkMailOf({ address: to }) : m.newsletter.checkMail;
  return (
    <Rich
      text={sendsMail ? sent : m.newsletter.noMailNow}
      parts={{ now: (inner) => <b>{inner}</b> }}
    />
  );
}
