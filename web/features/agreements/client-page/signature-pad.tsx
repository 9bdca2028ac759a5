import { type PointerEvent, useEffect, useState } from 'react';
import { DRAWING, MAX_DRAWING } from '../../../../src/features/agreements/rules.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './agreement-page.module.css';

type Point = readonly [x: number, y: number];

/** Lines of two points at least, as the path of an SVG. */
const pathOf = (lines: readonly (readonly Point[])[]): string =>
  lines
    .filter((line) => line.length > 1)
    .map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`)
    .join('');

/** An area to draw a signature in, as an addition to the typed name; only with scripts. */
export function SignaturePad() {
  const [isShown, setShown] = useState(false);
  const [lines, setLines] = useState<readonly (readonly Point[])[]>([]);
  useEffect(() => setShown(true), []);
  if (!isShown) return null;
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const box = currentTarget.getBoundingClientRect();
    const within = (share: number, size: number) =>
      Math.round(Math.min(Math.max(share, 0), 1) * size);
    return [
      within((clientX - box.left) / box.width, DRAWING.width),
      within((clientY - box.top) / box.height, DRAWING.height),
    ];
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    setLines((before) => [...before, [point]]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const point = pointOf(event);
    setLines((before) => {
      const longer = [...before.slice(0, -1), [...(before.at(-1) ?? []), point]];
      return pathOf(longer).length > MAX_DRAWING ? before : longer;
    });
  };
  const path = pathOf(lines);
  return (
    <div className={styles.pad}>
      <p className="label" id="signature-drawn">
        {m.agreement.drawTitle}
      </p>
      <input type="hidden" name="drawn" value={path} />
      <svg
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        role="img"
        aria-labelledby="signature-drawn"
        onPointerDown={begin}
        onPointerMove={draw}
      >
        <title>{m.agreement.drawArea}</title>
        <path d={path} />
      </svg>
      {path && (
        <Button size="sm" onClick={() => setLines([])}>
          {m.agreement.clearDrawing}
        </Button>
      )}
    </div>
  );
}
