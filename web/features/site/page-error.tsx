import { Button } from '../../ui/button.tsx';
import styles from './not-found.module.css';

/** For a page that could not be made. The firm's phone may be unknown here, so the words name none. */
export function PageError() {
  return (
    <main className={`wrap section ${styles.page}`}>
      <h1>This page did not load</h1>
      <p className="lead">
        Something on our side is not answering. Nothing you sent is lost. Please try again in a
        moment, or call our office.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </main>
  );
}
