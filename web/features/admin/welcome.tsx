import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/button.tsx';
import { useSession } from '../identity/session.ts';
import styles from './welcome.module.css';

/** The first page behind the door. */
export function Welcome() {
  const { user } = useSession();
  return (
    <>
      <h1>Welcome, {user?.username}</h1>
      <p className={styles.actions}>
        <Link className={buttonClass({})} to="/admin/staff">
          Staff
        </Link>
        <a className={buttonClass({ variant: 'quiet' })} href="/">
          View Website
        </a>
      </p>
    </>
  );
}
