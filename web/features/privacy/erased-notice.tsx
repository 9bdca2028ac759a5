import type { Erased } from '../../../src/features/privacy/schema.ts';
import { Notice } from '../../admin/notice.tsx';
import { useLocale } from '../../lib/use-locale.ts';
import { describeErased } from './describe-erased.ts';

/** The result of an erasure, and the places that it does not cover. */
export function ErasedNotice({ erased }: { erased: Erased }) {
  const locale = useLocale();
  return (
    <Notice icon="check" role="status">
      <p>{describeErased(erased, locale)}</p>
      <p className="small">{ELSEWHERE}</p>
    </Notice>
  );
}

/** Text about other places with personal data that an erasure does not cover. */
export const ELSEWHERE =
  'Not deleted by this website: the firm’s own mailboxes and files, what the mail provider logs, backups, and a copy in another database. Ask the person who runs the website.';
