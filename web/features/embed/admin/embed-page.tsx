import { useState } from 'react';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useUnsavedGuard } from '../../../admin/use-unsaved-guard.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './embed-page.module.css';
import { SitesForm } from './sites-form.tsx';
import { SnippetSection } from './snippet-section.tsx';

const FRESH = { gcTime: 0, staleTime: 0 };

/** The page to set up embedding of booking and calculator on other websites of the firm. */
export function EmbedPage() {
  const settings = trpc.embed.settings.useQuery(undefined, FRESH);
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  return (
    <Screen
      title="Embed"
      lead="Show the booking form or the calculator on another website of yours. It sets no cookies and works in browsers that block third-party storage."
    >
      <QueryState query={settings} what="The settings">
        {(loaded) => (
          <div className={styles.page}>
            <SitesForm loaded={loaded} onDirty={setDirty} />
            <SnippetSection hasSites={loaded.origins.length > 0} />
          </div>
        )}
      </QueryState>
    </Screen>
  );
}
