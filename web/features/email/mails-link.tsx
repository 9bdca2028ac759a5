import { AdminIcon } from '../../admin/admin-icon.tsx';
import { LinkButton } from '../../admin/button.tsx';

/** A link to the mails to an address, which say what happened to each. */
export function MailsLink({ to, className }: { to: string; className?: string | undefined }) {
  return (
    <LinkButton
      size="sm"
      variant="subtle"
      className={className}
      to="/admin/mail"
      search={{ q: to } as never}
      aria-label={`Mails sent to ${to}`}
    >
      <AdminIcon name="mail" size="sm" />
      Mails sent
    </LinkButton>
  );
}
