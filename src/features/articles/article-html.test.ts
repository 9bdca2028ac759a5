import { describe, expect, it } from 'vitest';
import { sanitizeArticleHtml, textOfHtml } from './article-html.ts';

describe('sanitizeArticleHtml', () => {
  it('keeps the elements of articles', () => {
    const article =
      '<h2>Title</h2>\n<p>Text with <strong>weight</strong> and <a href="/contact">a link</a>.</p>\n<ul>\n<li>one</li>\n</ul>';
    expect(sanitizeArticleHtml(article)).toBe(article);
  });

  it('marks a note, which would be a landmark otherwise', () => {
    expect(sanitizeArticleHtml('<aside role="alert" class="x"><p>Note</p></aside>')).toBe(
      '<aside role="note" class="plain"><p>Note</p></aside>',
    );
  });

  it('is idempotent', () => {
    const dirty =
      '<h1 onclick=x>A</h1><a href="https://x.example" target=_top>b</a>&amp;lt;script&gt;';
    const once = sanitizeArticleHtml(dirty);
    expect(sanitizeArticleHtml(once)).toBe(once);
    expect(once).toContain('<h2>A</h2>');
    expect(once).toContain('rel="noopener nofollow"');
  });

  it('is idempotent where an element between two paragraphs was removed', () => {
    const once = sanitizeArticleHtml('<p><button><p>Words</p></button></p>');
    expect(sanitizeArticleHtml(once)).toBe(once);
  });

  it.each([
    ' https://x.example',
    '\u0001https://x.example',
    'ht\ttps://x.example',
    'HTTP:x.example',
  ])('%j leads elsewhere, as browsers read it', (href) => {
    expect(sanitizeArticleHtml(`<a href="${href}">x</a>`)).toContain('rel="noopener nofollow"');
  });

  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example></sCrIpT>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="//evil.example">x</a>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p onmouseover="alert(1)">x</p>',
    '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><script>alert(1)</script></template>',
    '<style>@import "//evil.example"</style><link rel=stylesheet href=//evil.example>',
    '<textarea><script>alert(1)</script></textarea>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<!--<img src="--><img src=x onerror=alert(1)>',
    '<p><![CDATA[<script>alert(1)</script>]]></p>',
    '<details ontoggle=alert(1) open>x</details>',
    '<a href="x" onclick=alert(1) xlink:href="javascript:alert(1)">x</a>',
    '"><script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<video><source onerror=alert(1)></video><audio src onerror=alert(1)>',
    '<select><template><img src=x onerror=alert(1)></template></select>',
  ])('%j leaves nothing that runs or loads', (dirty) => {
    const clean = sanitizeArticleHtml(`<p>before</p>${dirty}`);
    const tags = clean.match(/<[a-z][^>]*>/gi) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(/\son\w+\s*=|style\s*=|src|srcdoc|formaction|xlink/i);
      expect(tag).not.toMatch(/javascript|data:|vbscript|\/\/evil/i);
      expect(tag).toMatch(
        /^<(p|a|h2|h3|h4|ul|ol|li|strong|em|b|i|s|u|code|pre|table|t\w+|br|hr|mark|sub|sup|blockquote|figure|figcaption)\b/,
      );
    }
  });
});

it('textOfHtml returns the visible text', () => {
  expect(
    textOfHtml(
      '<h2>Wills &amp; trusts</h2><p>One<br>two</p><ul><li>3 &lt; 4</li></ul><style>p{}</style>',
    ),
  ).toBe('Wills & trusts One two 3 < 4');
});
