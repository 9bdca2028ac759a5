import type { ReactNode } from 'react';

/** Words that lines are not broken in: "e-mail", "Monday–Friday", "(619) 555-0142" and "1-800-799-7233". */
const UNBROKEN = /\b\p{L}-\p{L}+|\p{L}+\.?–\p{L}+|\(\d{3}\) \d{3}-\d{4}|\b1-\d{3}-\d{3}-\d{4}/gu;

/** The text, with each such word on one line. */
export function unbroken(text: string): ReactNode {
  const words = text.match(UNBROKEN);
  if (!words) return text;
  return text.split(UNBROKEN).flatMap((between, index) => [
    between,
    words[index] && (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other identity
      <span key={index} className="nowrap">
        {words[index]}
      </span>
    ),
  ]);
}

/** The same for HTML, of which scripts, such as structured data, stay as they are. */
export const unbrokenHtml = (html: string) =>
  html.replace(/<script\b[\s\S]*?<\/script>|<[^>]*>|[^<]+/g, (piece) =>
    piece.startsWith('<') ? piece : piece.replace(UNBROKEN, '<span class="nowrap">$&</span>'),
  );
