import { useEffect } from 'react';
import { noteHydrated } from '../../page-script/hydration.ts';
import { Button } from '../../ui/button.tsx';
import styles from './not-found.module.css';

/** The error page. Its text contains no phone number, because the firm's data may not be loaded. */
export function PageError() {
  useEffect(noteHydrated, []);
  return (
    <main className={`wrap section ${styles.page}`}>
      <h1>This page did not load</h1>
      <p className="lead">
        Our server is not responding. Nothing you sent is lost. Please try again in a moment, or
        call our office.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </main>
  );
}
