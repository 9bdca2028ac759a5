import { Fragment, type ReactNode } from 'react';

type Render = (inner: string) => ReactNode;

/**
 * A text of the catalogue with marked parts, such as `Read our <link>privacy page</link>.`; `parts` renders each by its
 * name.
 */
export function Rich({ text, parts }: { text: string; parts: Readonly<Record<string, Render>> }) {
  // Alternately a text, and the name and content of a marked part.
  const pieces = text.split(/<(\w+)>(.*?)<\/\w+>/);
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    const name = at % 3 === 2 ? (pieces[at - 1] ?? '') : '';
    const render = parts[name];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
    return <Fragment key={at}>{render ? render(piece) : piece}</Fragment>;
  });
}
