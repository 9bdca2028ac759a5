import { LinkButton } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';
import { trpc } from '../../lib/trpc.ts';

const TEXTS = {
  caught: 'is kept on this installation and is never sent',
  held: 'waits here until it is',
} as const;

/**
 * The warning of a dialog, before something is mailed, that mail is not connected; renders nothing if it is. `mail` names
 * the mail: `This reply`.
 */
export function NotConnectedNotice({ mail }: { mail: string }) {
  const { data } = trpc.email.delivery.useQuery();
  if (!data || data.kind === 'sent') return null;
  return (
    <Notice tone="warning" icon="alert">
      <p>
        <b>Mail is not connected.</b> {mail} {TEXTS[data.kind]}.
      </p>
      <LinkButton
        permission="mailServer.change"
        size="sm"
        to="/admin/integrations"
        search={{ tab: 'email' }}
      >
        Set up e-mail
      </LinkButton>
    </Notice>
  );
}
