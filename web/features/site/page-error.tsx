import { useEffect } from 'react';
import { m } from '../../lib/messages.ts';
import { noteHydrated } from '../../page-script/hydration.ts';
import { Button } from '../../ui/button.tsx';
import styles from './not-found.module.css';

/** The error page. Its text contains no phone number, because the firm's data may not be loaded. */
export function PageError() {
  useEffect(noteHydrated, []);
  return (
    <main className={`wrap section ${styles.page}`}>
      <h1>{m.site.errorTitle}</h1>
      <p className="lead">{m.site.errorLead}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {m.site.tryAgain}
      </Button>
    </main>
  );
}
