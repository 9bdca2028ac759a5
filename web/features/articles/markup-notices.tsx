import { Notice } from '../../admin/notice.tsx';
import type { Markup } from './read-markup.ts';

/** Notices about markup that saving removes, that only the HTML view keeps, and that the last paste lost. */
export function MarkupNotices({ htmlOnly, removed, lost }: Markup & { lost: readonly string[] }) {
  return (
    <>
      {removed.length > 0 && (
        <Notice icon="alert" tone="warning" role="status">
          <p>Saving removes {removed.join(', ')}: articles cannot have that. Text inside stays.</p>
        </Notice>
      )}
      {htmlOnly.length > 0 && (
        <Notice icon="alert" tone="info" role="status">
          <p>This text has {htmlOnly.join(', ')}, which only the HTML view keeps.</p>
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice icon="alert" tone="warning" role="status">
          <p>Left out of what you pasted: {lost.join(', ')}. Articles cannot have that.</p>
        </Notice>
      )}
    </>
  );
}
