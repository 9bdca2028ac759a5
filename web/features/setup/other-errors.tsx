import { Link } from '@tanstack/react-router';
import { Notice } from '../../admin/notice.tsx';

/** A notice about errors in fields of the firm profile that the step does not show. */
export function OtherErrors({ errors, shown }: { errors: object; shown: readonly string[] }) {
  if (Object.keys(errors).every((path) => shown.includes(path))) return null;
  return (
    <Notice tone="danger" icon="alert" role="alert">
      <p>
        Another field of the firm’s profile has an error.{' '}
        <Link to="/admin/firm">Edit the firm</Link>
      </p>
    </Notice>
  );
}
