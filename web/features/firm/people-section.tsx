import { LinkButton } from '../../admin/button.tsx';
import { Section } from './section.tsx';

/** A note that links to the page where the attorneys are edited. */
export function PeopleSection() {
  return (
    <Section
      title="Attorneys"
      lead="Profiles, hours and leave are edited in a separate section."
      action={
        <LinkButton size="sm" to="/admin/team">
          Open Team
        </LinkButton>
      }
    />
  );
}
