import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-markdown.ts';
import { paragraph } from './markdown.ts';

const BASE = 'https://law.example';

it.each([
  ['<p>One</p><p>two</p>', 'One\n\ntwo'],
  [
    '<h2>Head</h2><p>Text <strong>bold </strong>and <em>more</em></p>',
    '## Head\n\nText **bold** and *more*',
  ],
  ['<p>a<br>b</p>', 'a\\\nb'],
  ['<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>', '- a\n- b\n\n  - c'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
  ['<p><a href="/contact">Us (all)</a></p>', '[Us (all)](https://law.example/contact)'],
  ['<p><a href="https://a.example/x(1)">x</a></p>', '[x](https://a.example/x%281%29)'],
  ['<p><a href="javascript:alert(1)">x</a></p>', 'x'],
  ['<p><a href="tel:+1619">call</a></p>', '[call](tel:+1619)'],
  ['<img src="/pictures/a" alt="A [b]">', '![A \\[b\\]](https://law.example/pictures/a)'],
  ['<pre>a *b*\n  c</pre>', '```\na *b*\n  c\n```'],
  ['<p>Use <code>a`b</code></p>', 'Use ``a`b``'],
  [
    '<table><thead><tr><th>A</th><th>B|C</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '| A | B\\|C |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    '<table><tr><td colspan="2">A</td></tr><tr><td>1</td><td>2</td></tr></table>',
    '| A |  |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['<details><summary>Why?</summary><p>So.</p></details>', '### Why?\n\nSo.'],
  ['<p>a</p><script>alert(1)</script><style>b</style><svg><path/></svg>', 'a'],
  [
    '<p># no</p><p>1. no</p><p>- no</p><p>a<br>===</p>',
    '\\# no\n\n1\\. no\n\n\\- no\n\na\\\n\\===',
  ],
  ['<p>&lt;b&gt; &amp;lt; *a* _b_ [c](d)</p>', '\\<b> \\&lt; \\*a\\* \\_b\\_ \\[c\\](d)'],
  ['<aside role="note"><p><b>Will</b>A paper.</p></aside>', '> **Will** A paper.'],
  ['<h2> </h2><p> </p>', ''],
])('%s', (html, markdown) => {
  expect(htmlToMarkdown(html, BASE)).toBe(markdown);
});

it('texts of a page are paragraphs, whatever they begin with', () => {
  expect(paragraph('# One\n\n<b>two</b>')).toBe('\\# One\\\n\\<b>two\\</b>');
});
