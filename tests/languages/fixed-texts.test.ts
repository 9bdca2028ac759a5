import { expect, it } from 'vitest';
import { EDGE, outside, textsOutside } from './fixed-texts.ts';

it('finds what is not between brackets, of texts and of attributes', () => {
  const html = `<html lang="qps"><title>«Hóómée» | Firm</title><meta name="description" content="Plain">
    <p>«Reád <a href="/" title="Where">óúúr páágée</a>.» Then <b>call</b> us</p><p lang="en">English</p>
    <input type="submit" value="Send"><input value="typed"><script>const a = 'code';</script></html>`;
  expect(textsOutside(html).map((text) => text.replaceAll(EDGE, ''))).toEqual([
    '| Firm',
    'Plain',
    'Where',
    'Then call us',
    'Send',
  ]);
});

it('brackets may be within brackets', () => {
  expect(outside('«óúút «íín» óúút» and\nleft »')).toEqual(['and', 'left »']);
});
