import type { ReactNode } from 'react';
import { InfoNote } from './info-note.tsx';
import { Notice } from './notice.tsx';
import { Screen } from './screen.tsx';
import type { Section } from './section.ts';
import { SECTION_PERMISSIONS } from './section-permissions.ts';
import { useCan } from './use-can.ts';

/** Shows a section to users with the read permission, with a notice if they have read-only access. */
export function SectionAccess({
  section,
  children,
}: {
  section: Section | undefined;
  children: ReactNode;
}) {
  const can = useCan();
  if (!section) return children;
  const { read, change } = SECTION_PERMISSIONS[section.to] ?? {};
  if (read && !can(read)) {
    return (
      <Screen title={section.title}>
        <Notice tone="warning" icon="alert" role="alert">
          <p>
            <b>Your role does not include this page.</b> If you need this page, ask an owner of the
            firm.
          </p>
        </Notice>
      </Screen>
    );
  }
  return (
    <>
      {change && !can(change) && (
        <InfoNote place="above">You have read-only access to this page.</InfoNote>
      )}
      {children}
    </>
  );
}
