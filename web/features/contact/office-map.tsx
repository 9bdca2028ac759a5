import { bundle } from '../../ui/art/lines.ts';

// Water, two streets and a shore: a decorative drawing, not an accurate map.
const WATER = bundle({
  width: 368,
  lines: 20,
  segments: 14,
  height: (u, _t, i) => {
    const distance = i - 9.5;
    return (
      12 +
      i * 12.4 +
      Math.sign(distance) *
        14 *
        Math.exp(-((distance / 4) ** 2)) *
        Math.exp(-(((u - 0.62) * 3.6) ** 2))
    );
  },
});

export function OfficeMap({ className, label }: { className: string | undefined; label: string }) {
  return (
    <svg className={className} viewBox="0 0 368 260" role="img" aria-label={label}>
      {WATER.map((path) => (
        <path key={path} d={path} />
      ))}
      <path
        data-part="streets"
        d="M60 0C84 70 70 150 118 260M118-4C150 80 200 90 368 76M150 260C176 190 250 180 368 190"
      />
      <circle data-part="sun" cx="228" cy="128" r="13" />
      <circle data-part="pin" cx="228" cy="128" r="4.5" />
    </svg>
  );
}
