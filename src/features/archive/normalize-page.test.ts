import { expect, it } from 'vitest';
import { inlineStyles } from '../../platform/ssr/inline-styles.ts';
import { normalizePage } from './normalize-page.ts';

const release = (hash: string) =>
  inlineStyles(
    `<head><link rel="stylesheet" href="/assets/site-${hash}.css"/><style>:root{--brand:red}</style></head><svg><use href="/assets/drawings-${hash}.svg#divorce"></use></svg>`,
    { textOf: () => `.${hash}{color:red}`, marker: 'mark' },
  );

it('is the same for each release, with the theme and the drawing', async () => {
  const lasting = await normalizePage(release('a1_-b2C3'));
  expect(lasting).toBe(
    '<head><style>:root{--brand:red}</style></head><svg><use href="/assets/drawings.svg#divorce"></use></svg>',
  );
  expect(await normalizePage(release('Zz99xx00'))).toBe(lasting);
  expect(await normalizePage(lasting)).toBe(lasting);
});
