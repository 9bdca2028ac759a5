import { useId, useState } from 'react';

/**
 * Lines of a drawing, as path data that `draw` computes. Where the server has drawn them already they are
 * taken over as they stand: computing them again would keep a phone busy while its owner waits.
 */
export function DrawnLines({ draw }: { draw: () => readonly string[] }) {
  const id = useId();
  const [lines] = useState(
    () =>
      linesInPage(id) ??
      draw()
        .map((path) => `<path d="${path}"></path>`)
        .join(''),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: path data that we computed
  return <g id={id} dangerouslySetInnerHTML={{ __html: lines }} />;
}

function linesInPage(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}
