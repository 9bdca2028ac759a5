import { expect, it } from 'vitest';
import { suggestPath } from './suggest-path.ts';

const text = (path: string) => ({
  ...{ path, original: 'x', translation: '', before: null, kind: null, isHtml: false },
});
const PAGE = {
  texts: [text('heading'), text('name')],
  usualPath: '/areas-de-practica/child-custody',
};

it('transliterates the name, below the translated address', () => {
  expect(suggestPath(PAGE, ['Todo sobre la custodia', 'Custodia de los niños'])).toBe(
    '/areas-de-practica/custodia-de-los-ninos',
  );
  expect(suggestPath(PAGE, ['Divorcio', ' '])).toBe('/areas-de-practica/divorcio');
  expect(suggestPath({ ...PAGE, usualPath: '/about' }, ['', 'Quiénes somos'])).toBe(
    '/quienes-somos',
  );
});

it('suggests nothing without a name in letters', () => {
  expect(suggestPath(PAGE, ['', ''])).toBeUndefined();
  expect(suggestPath({ ...PAGE, usualPath: null }, ['', 'Custodia'])).toBeUndefined();
});
