import { useState } from 'react';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useUnsavedGuard } from '../../../admin/use-unsaved-guard.ts';
import { trpc } from '../../../lib/trpc.ts';
import { HeroForm } from './hero-form.tsx';
import styles from './look-page.module.css';
import { MarksSection } from './marks-section.tsx';

/** The firm's logo, and what the site shows in place of the sea. */
export function LookPage() {
  const look = trpc.look.get.useQuery();
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  return (
    <Screen
      title="Logo and Picture"
      lead="On the site, at sign-in, in mails and in print. Colours and typefaces are under Themes."
    >
      <QueryState query={look} what="The look">
        {(loaded) => (
          <div className={styles.page}>
            <MarksSection marks={loaded.marks} />
            <HeroForm loaded={loaded} onDirty={setDirty} />
          </div>
        )}
      </QueryState>
    </Screen>
  );
}
