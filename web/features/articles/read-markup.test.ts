import { expect, it } from 'vitest';
import { needsHtmlView, readMarkup } from './read-markup.ts';

it('finds nothing to remove in markup of the text editor', () => {
  const markup = readMarkup('<h2>Fees</h2><p>Less than <a href="/contact">$5 > $4</a><br></p>');
  expect(markup).toEqual({ htmlOnly: [], removed: [] });
  expect(needsHtmlView(markup)).toBe(false);
});

it('names each element and attribute that saving removes once', () => {
  const markup = readMarkup('<IMG src="a.png"><img src=\'b.png\'><p class="x" onclick=y>a</p>');
  expect(markup.removed).toEqual(['<img>', 'class="…"', 'onclick="…"']);
  expect(needsHtmlView(markup)).toBe(true);
});

it('does not require the HTML view for attributes that saving removes', () => {
  expect(needsHtmlView(readMarkup('<p class="x">a</p>'))).toBe(false);
});

it('requires the HTML view for figures and table heads', () => {
  const markup = readMarkup('<FIGURE><table><thead></thead></table></figure>');
  expect(markup).toEqual({ htmlOnly: ['<figure>', '<thead>'], removed: [] });
  expect(needsHtmlView(markup)).toBe(true);
});

it('does not treat < in quotes or before a space as an element', () => {
  expect(readMarkup('<a href="/a?b=<img>">1 < 2 and x > y</a>').removed).toEqual([]);
});

const IMAGE = `<img src="/pictures/${'a'.repeat(43)}" alt="Keys > locks" width="640" height="400">`;

it.each([
  ['a picture', `<figure>${IMAGE}</figure>`],
  [
    'a picture with credit and caption',
    `<figure>${IMAGE}<small>Lena</small><figcaption>Two <em>keys</em></figcaption></figure>`,
  ],
])('%s of the gallery is edited as text', (_, figure) => {
  expect(readMarkup(figure)).toEqual({ htmlOnly: [], removed: [] });
});

it.each([
  ['without a figure', `<p>${IMAGE}</p>`, ['<img>']],
  [
    'with a list in its caption',
    `<figure>${IMAGE}<figcaption><ul></ul></figcaption></figure>`,
    ['<figure>', '<img>', '<figcaption>'],
  ],
])('a picture of the gallery %s requires the HTML view', (_, content, htmlOnly) => {
  expect(readMarkup(content)).toEqual({ htmlOnly, removed: [] });
});
