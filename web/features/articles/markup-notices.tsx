import { Notice } from '../../admin/notice.tsx';
import type { Markup } from './read-markup.ts';

/** What the last paste dropped: the elements, and the number of pictures. */
export type Left = { lost: readonly string[]; lostPictures: number };

/** Notices about markup that is removed on save, that only the HTML view supports, and that the last paste dropped. */
export function MarkupNotices({
  htmlOnly,
  removed,
  lost,
  lostPictures,
  what,
}: Markup &
  Left & {
    /** The kind of content, in the plural, as the subject of messages about the HTML. */
    what: 'Articles' | 'Pages';
  }) {
  return (
    <>
      {removed.length > 0 && (
        <Notice icon="alert" tone="warning" role="status">
          <p>
            Saving removes {removed.join(', ')}: {what.toLowerCase()} cannot contain that. The text
            inside is kept.
          </p>
        </Notice>
      )}
      {htmlOnly.length > 0 && (
        <Notice icon="alert" tone="info" role="status">
          <p>This text has {htmlOnly.join(', ')}, which only the HTML view keeps.</p>
        </Notice>
      )}
      {lostPictures > 0 && (
        <Notice icon="alert" tone="warning" role="status">
          <p>
            {lostPictures === 1 ? 'One picture' : `${lostPictures} pictures`} in the pasted text
            could not be read. Save {lostPictures === 1 ? 'it' : 'each'} as a file and add it with
            “Picture”.
          </p>
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice icon="alert" tone="warning" role="status">
          <p>
            Removed from the pasted text: {lost.join(', ')}. {what} cannot contain that.
          </p>
        </Notice>
      )}
    </>
  );
}
