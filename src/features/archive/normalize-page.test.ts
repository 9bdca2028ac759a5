import { expect, it } from 'vitest';
import { inlineStyles, styleSheet } from '../../platform/ssr/inline-styles.ts';
import { normalizePage } from './normalize-page.ts';

function release(hash: string): string {
  const href = `/assets/site-${hash}.css`;
  const page = `<head><link rel="stylesheet" href="${href}"/><style>:root{--brand:red}</style></head><svg><use href="/assets/drawings-${hash}.svg#divorce"></use></svg>`;
  const sheet = styleSheet(href, `p{color:${hash}}`);
  return inlineStyles(Buffer.from(page), [sheet]).page.toString();
}

it('is the same for each release, with the theme and the drawing', () => {
  const lasting = normalizePage(release('a1_-b2C3'));
  expect(lasting).toBe(
    '<head><style>:root{--brand:red}</style></head><svg><use href="/assets/drawings.svg#divorce"></use></svg>',
  );
  expect(normalizePage(release('Zz99xx00'))).toBe(lasting);
  expect(normalizePage(lasting)).toBe(lasting);
});

it('leaves out what differs with the time of day', () => {
  expect(normalizePage('<p>a</p><div class="x" data-varies=""><div>9:00</div></div><p>b</p>')).toBe(
    '<p>a</p><p>b</p>',
  );
});
