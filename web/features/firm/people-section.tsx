import { LinkButton } from '../../admin/button.tsx';
import { Section } from './section.tsx';

/** A note with a link to where the attorneys are edited. */
export function PeopleSection() {
  return (
    <Section
      title="Attorneys"
      lead="Their profiles, hours and leave have a section of their own."
      action={
        <LinkButton size="sm" to="/admin/team">
          Open Team
        </LinkButton>
      }
    />
  );
}
