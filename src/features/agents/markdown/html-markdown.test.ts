import { describe, expect, it } from 'vitest';
import { markupProblem } from '../../articles/html/rules.ts';
import { HOSTILE_HTML } from '../../articles/testing/hostile-html.ts';
import { markdownConverter } from './html-markdown.ts';
import { paragraph } from './markdown.ts';

const htmlToMarkdown = markdownConverter();

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
  ['<p><b>News</b><time>May 3</time><span>Sample</span></p>', '**News** · May 3 · Sample'],
  ['<a href="/x"><h3>Card</h3><p>Text</p></a>', '### [Card](https://law.example/x)\n\nText'],
  [
    '<dl><div><dt>Hours</dt><dd>8–6</dd><dd>Sat 9–1</dd></div><div><dt>Fee</dt><dd>$1</dd></div></dl>',
    '- **Hours:** 8–6, Sat 9–1\n- **Fee:** $1',
  ],
  [
    '<figure><span role="img" aria-label="5 stars"></span><blockquote>Good.</blockquote><figcaption>Ann</figcaption></figure>',
    '5 stars\n\n> Good.\n\n— Ann',
  ],
  ['<ul><li><h2>Ann</h2><p>a</p></li><li><h2>Bob</h2></li></ul>', '## Ann\n\na\n\n## Bob'],
  [
    '<form action="/contact"><label>Name<input></label><button type="submit">Send</button></form>',
    '[Send](https://law.example/contact)',
  ],
  ['<nav>a</nav><p hidden>b</p><p data-screen-only="">c</p><b aria-hidden="true">d</b>', ''],
])('%s', async (html, markdown) => {
  expect(await htmlToMarkdown(html, BASE)).toBe(markdown);
});

it('texts of a page are paragraphs, whatever they begin with', () => {
  expect(paragraph('# One\n\n<b>two</b>')).toBe('\\# One\\\n\\<b>two\\</b>');
});

const CODE = /(`+)[^`][\s\S]*?\1/g;

describe.each(Object.entries(HOSTILE_HTML))('hostile %s', (_, vectors) => {
  // Deeper HTML is never stored.
  const shallow = vectors.filter(({ html }) => !markupProblem(html));
  it.each(shallow)('$name becomes neither HTML nor a link that runs a script', async ({ html }) => {
    const markdown = (await htmlToMarkdown(`<p>a</p>${html}`, BASE)).replace(CODE, '');
    expect(markdown).not.toMatch(/(?<!\\)(?:\\\\)*<[a-z!/?]/i);
    expect(markdown).not.toMatch(/\]\((?!https?:|mailto:|tel:)/);
  });
});

it('HTML with many elements is converted, too, and deep lists have no markers', async () => {
  const html = `${'<ul><li>'.repeat(40)}${'<p>a</p>'.repeat(2_000)}`;
  expect(html.split('<').length).toBeGreaterThan(4_000);
  const markdown = await htmlToMarkdown(html, BASE);
  const lines = markdown.split('\n').filter((line) => /\ba$/.test(line));
  expect(lines).toHaveLength(2_000);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(25);
});
