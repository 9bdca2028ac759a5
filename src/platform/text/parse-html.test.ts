import { expect, it } from 'vitest';
import { type HtmlPart, parseHtml, withoutElements } from './parse-html.ts';

/** The parts as a short text: elements as `name(children)`, texts in quotes. */
const outlineOf = (parts: readonly HtmlPart[]): string =>
  parts
    .map(({ name, text, children }) => (name ? `${name}(${outlineOf(children)})` : `"${text}"`))
    .join(' ');

it('finds nested elements and texts, and leaves out comments, scripts and styles', () => {
  const html =
    '<!DOCTYPE html><div><!-- <p> --><style>p>a{}</style><p>One<br>two<br/></p><ul><li>a</li><li>b</li></ul><script>"<p>"</script></div>';
  expect(outlineOf(parseHtml(html))).toBe('div(p("One" br() "two" br()) ul(li("a") li("b")))');
});

it('decodes entities of texts and attributes', () => {
  const [part] = parseHtml(
    '<a href="/x?a=1&amp;b=&quot;2&quot;">A &amp;lt; &#39;b&#x27;&nbsp;&euro;</a>',
  );
  expect(part?.attributes).toEqual({ href: '/x?a=1&b="2"' });
  expect(part?.children[0]?.text).toBe("A &lt; 'b'\u00a0&euro;");
  expect(parseHtml('&#0;&#x110000;')[0]?.text).toBe('&#0;&#x110000;');
});

it('ends an element that is not closed with its parent, and ignores a closing tag without an opening one', () => {
  expect(outlineOf(parseHtml('<ul><li>a</p><li>b</ul>c < d'))).toBe(
    'ul(li("a" li("b"))) "c " "<" " d"',
  );
});

it('removes the elements with an attribute, and what is in them', () => {
  const html =
    '<main><div class="a" data-varies=""><div>1</div><div data-varies="">2</div></div><div>3</div><hr data-varies=""/>4</main>';
  expect(withoutElements(html, 'data-varies')).toBe('<main><div>3</div>4</main>');
  expect(withoutElements(html, 'data-other')).toBe(html);
});
