import { expect, it } from 'vitest';
import { withoutUnusedReferences } from './unused-references.ts';

const page = (state: string, after = '') =>
  `<p>$R[1]=</p><script>$_TSR.router=($R=>${state})($R["tsr"])</script>${after}`;

it('removes the names of values that are not referred to', () => {
  expect(withoutUnusedReferences(page('$R[0]={a:$R[1]={b:1},c:$R[2]=[$R[1]]}'))).toBe(
    page('$R[0]={a:$R[1]={b:1},c:[$R[1]]}'),
  );
});

it('keeps strings that look like names, and what later scripts refer to', () => {
  const text = String.raw`"\"$R[5]=1" `;
  expect(
    withoutUnusedReferences(page(`$R[0]=[${text},$R[1]={}]`, '<script>$R[1].x</script>')),
  ).toBe(page(`$R[0]=[${text},$R[1]={}]`, '<script>$R[1].x</script>'));
});

it('returns a page without state as it is', () => {
  expect(withoutUnusedReferences('<p>$R[1]=</p>')).toBe('<p>$R[1]=</p>');
});
