import { describe, expect, it } from 'vitest';
import { drawnElements } from './drawn-elements.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

const svg = (content: string, head = 'viewBox="0 0 200 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${content}</svg>`;

function safe(content: string) {
  const result = sanitizeSvg(svg(content));
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

it('keeps shapes, text, gradients and local references, and writes a size', () => {
  const drawing =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0h9" fill="url(#g)"></path><use href="#g"></use><text x="1">A &amp; B</text>';
  expect(sanitizeSvg(svg(drawing))).toEqual({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" width="512" height="128">${drawing}</svg>`,
    width: 200,
    height: 50,
    removed: [],
  });
});

it('takes the size from width and height without a viewBox', () => {
  expect(sanitizeSvg(svg('', 'width="4000px" height="50"'))).toMatchObject({
    width: 4_000,
    height: 50,
    svg: expect.stringContaining('viewBox="0 0 4000 50" width="512" height="6.4"'),
  });
});

it('drops what drawing programs write without a word', () => {
  const written =
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- Generator -->' +
    svg(
      '<title>Logo</title><metadata>x</metadata><sodipodi:namedview/><style>.a{fill:#123}</style><path class="a" d="M0 0"/>',
    );
  expect(sanitizeSvg(written)).toMatchObject({
    removed: [],
    svg: expect.stringContaining('<style>.a{fill:#123}</style><path class="a" d="M0 0"></path>'),
  });
});

describe('hostile content', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'script'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', 'script'],
    [
      'a page',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>',
      'foreignObject',
    ],
    ['a picture', '<image href="https://evil.example/x.png"/>', 'image'],
    ['an embedded picture', '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>', 'image'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>', 'animate'],
    ['a handler that sets', '<set attributeName="onload" to="alert(1)"/>', 'set'],
    ['an event handler', '<path d="M0 0" onload="alert(1)"/>', 'onload'],
    ['a filter', '<filter id="f"><feImage href="https://evil.example"/></filter>', 'filter'],
    ['an import', '<style>@import "https://evil.example/x.css";</style>', 'style'],
    ['an escaped url', '<style>.a{fill:\\75rl(https://evil.example)}</style>', 'style'],
    ['a font', '<style>.a{src:url(https://evil.example/f.woff)}</style>', 'style'],
    ['an external paint', '<path fill="url(https://evil.example/#a)"/>', 'fill'],
    ['an external paint in a style', '<path style="fill:url( //evil.example/a )"/>', 'style'],
    ['an external use', '<use href="https://evil.example/a.svg#x"/>', 'href'],
    ['a script address', '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>', 'href'],
    ['an element in another case', '<SCRIPT>alert(1)</SCRIPT>', 'SCRIPT'],
  ])('%s is removed', (_, content, name) => {
    const { svg: written, removed } = safe(content);
    expect(removed).toContain(name);
    expect(written).not.toMatch(/script|evil|alert|<image|foreign|data:|on\w+=|@import|\\/i);
  });

  it('text that looks like markup stays text', () => {
    expect(safe('<text>&lt;script&gt;</text><text><![CDATA[<script>]]></text>').svg).toContain(
      '<text>&lt;script&gt;</text><text>&lt;script&gt;</text>',
    );
  });

  it.each([
    ['<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>', 'entities'],
    ['<!DOCTYPE svg SYSTEM "x" [ ]>', 'entities'],
  ])('%s is refused', (doctype, fault) => {
    expect(sanitizeSvg(doctype + svg('<text>&b;</text>'))).toEqual({ fault });
  });

  it.each([
    ['no SVG', '<html><svg/></html>', 'no svg'],
    ['nothing', '', 'no svg'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no size'],
    ['a size of zero', svg('', 'viewBox="0 0 0 50"'), 'no size'],
    ['a size without end', svg('', 'viewBox="0 0 Infinity 50"'), 'no size'],
    ['deep nesting', svg('<g>'.repeat(9_000)), 'too complex'],
    ['very many elements', svg('<path/>'.repeat(20_001)), 'too complex'],
    ['a cycle', svg('<g id="a"><use href="#a"/></g>'), 'too complex'],
  ])('%s is refused', (_, file, fault) => {
    expect(sanitizeSvg(file)).toEqual({ fault });
  });

  it('a few lines that stand for billions of elements are refused', () => {
    const level = (at: number) => `<g id="l${at}">${`<use href="#l${at - 1}"/>`.repeat(10)}</g>`;
    const bomb = `<path id="l0" d="M0 0"/>${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(level).join('')}`;
    expect(sanitizeSvg(svg(bomb))).toEqual({ fault: 'too complex' });
    expect(drawnElements({ type: 'tag', children: [{ type: 'text' }] })).toBe(2);
  });
});
