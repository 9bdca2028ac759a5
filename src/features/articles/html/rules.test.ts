import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, MAX_ELEMENTS, markupProblem, removedOf } from './rules.ts';

describe('markupProblem', () => {
  it.each([
    ['the deepest that is allowed', '<b>'.repeat(MAX_DEPTH) + '</b>'.repeat(MAX_DEPTH)],
    ['the most elements', '<br>'.repeat(MAX_ELEMENTS)],
    ['paragraphs whose ends are left out', '<p>x'.repeat(500)],
    ['items whose ends are left out', `<ul>${'<li><p>x'.repeat(500)}</ul>`],
    ['rows whose ends are left out', `<table>${'<tr><td>1<td>2'.repeat(500)}</table>`],
    ['ends of nothing', '</b>'.repeat(5_000)],
  ])('takes %s', (_, content) => {
    expect(markupProblem(content)).toBeUndefined();
  });

  it.each([
    ['one level more', '<b>'.repeat(MAX_DEPTH + 1), 'nested'],
    ['nested lists', '<ul><li>'.repeat(MAX_DEPTH / 2 + 1), 'nested'],
    ['one element more', '<br>'.repeat(MAX_ELEMENTS + 1), 'at most 20,000'],
  ])('refuses %s', (_, content, problem) => {
    expect(markupProblem(content)).toContain(problem);
  });
});

it('reports elements that are not allowed, except renamed ones', () => {
  expect(removedOf('IMG', ['src'])).toEqual(['<img>']);
  expect(removedOf('h1', [])).toEqual([]);
  expect(removedOf('td', ['colspan', 'style'])).toEqual(['style="…"']);
});

it('keeps images of the gallery only, without the attributes that the server writes', () => {
  const ours = `/pictures/${'a'.repeat(43)}`;
  expect(removedOf('img', ['src', 'alt', 'srcset', 'loading', 'onerror'], ours)).toEqual([
    'onerror="…"',
  ]);
  expect(removedOf('img', ['src'], `${ours}/800`)).toEqual([]);
  for (const other of [
    undefined,
    'a.png',
    `https://x.example${ours}`,
    `${ours}/../x`,
    `//x${ours}`,
  ]) {
    expect(removedOf('img', ['src'], other)).toEqual(['<img>']);
  }
});
