import { LinkButton } from './button.tsx';
import { Screen } from './screen.tsx';

/** 404 page for unknown back-office URLs, shown inside the shell with its navigation. */
export function AdminNotFound() {
  return (
    <Screen title="404 Page Not Found" lead="The back office has no such page.">
      <p>
        <LinkButton variant="filled" to="/admin">
          Dashboard
        </LinkButton>
      </p>
    </Screen>
  );
}
