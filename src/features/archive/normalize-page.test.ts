import { expect, it } from 'vitest';
import { inlineStyleOf, inlineStyles } from '../../platform/ssr/inline-styles.ts';
import { normalizePage } from './normalize-page.ts';

function release(hash: string): string {
  const href = `/assets/site-${hash}.css`;
  const page = `<head><link rel="stylesheet" href="${href}"/><style>:root{--brand:red}</style></head><svg><use href="/assets/drawings-${hash}.svg#divorce"></use></svg>`;
  const styleOf = inlineStyleOf(new Map([[href, `.${hash}{color:red}`]]));
  return inlineStyles(Buffer.from(page), styleOf).page.toString();
}

it('is the same for each release, with the theme and the drawing', async () => {
  const lasting = await normalizePage(release('a1_-b2C3'));
  expect(lasting).toBe(
    '<head><style>:root{--brand:red}</style></head><svg><use href="/assets/drawings.svg#divorce"></use></svg>',
  );
  expect(await normalizePage(release('Zz99xx00'))).toBe(lasting);
  expect(await normalizePage(lasting)).toBe(lasting);
});
