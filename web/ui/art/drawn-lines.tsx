import { useId, useState } from 'react';

type Draw = () => readonly string[];

/**
 * Lines of a drawing as path data. Each `draw` is computed only once. During hydration the server-rendered paths are
 * reused, because computing them again would block the main thread of a phone.
 */
export function DrawnLines({ draw }: { draw: Draw }) {
  const id = useId();
  const [lines] = useState(() => linesInPage(id) ?? drawOnce(draw));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is path data computed by our own code
  return <g id={id} dangerouslySetInnerHTML={{ __html: lines }} />;
}

function linesInPage(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}

const drawn = new WeakMap<Draw, string>();

function drawOnce(draw: Draw): string {
  const lines =
    drawn.get(draw) ??
    draw()
      .map((path) => `<path d="${path}"></path>`)
      .join('');
  drawn.set(draw, lines);
  return lines;
}
