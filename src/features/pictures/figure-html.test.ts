import { describe, expect, it } from 'vitest';
import { figureHtml } from './figure-html.ts';

const ID = 'a'.repeat(43);
const PICTURE = {
  id: ID,
  alt: 'Keys & "locks"',
  caption: 'Two <keys>',
  credit: 'Photo: L. Ortiz',
  width: 800,
  height: 533,
  widths: [480, 800],
};
const OPTIONS = { sizes: '100vw', isLazy: true };

describe('the figure of a picture', () => {
  it('has its sizes to choose from, its dimensions, its credit and its caption, escaped', () => {
    expect(figureHtml(PICTURE, OPTIONS)).toBe(
      `<figure><img src="/pictures/${ID}" alt="Keys &amp; &quot;locks&quot;" width="800" height="533" ` +
        `srcset="/pictures/${ID}/480 480w, /pictures/${ID}/800 800w" sizes="100vw" loading="lazy" decoding="async" />` +
        '<small>Photo: L. Ortiz</small><figcaption>Two &lt;keys&gt;</figcaption></figure>',
    );
  });

  it('has nothing empty, and an empty alternative text if it is decorative', () => {
    const decorative = { ...PICTURE, alt: '', caption: '', credit: '' };
    const figure = figureHtml(decorative, { ...OPTIONS, isLazy: false });
    expect(figure).toMatch(/^<figure><img [^>]* alt="" [^>]*\/><\/figure>$/);
    expect(figure).not.toContain('loading');
  });
});
