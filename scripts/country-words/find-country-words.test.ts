import { expect, it } from 'vitest';
import { findCountryWords } from './find-country-words.ts';

it.each([
  ["date.toLocaleString('en-US')", 'a locale'],
  ['<language>en-us</language>', 'a locale'],
  ["const NEW_PRICE = '$';", 'dollars'],
  ['<span aria-hidden="true">$</span>', 'dollars'],
  ['<span>$50,000</span>', 'dollars'],
  ["'greater than $0.'", 'dollars'],
  [`\`$\${dollars}\``, 'dollars'],
  ["{ currency: 'USD' }", 'dollars'],
  ['label="ZIP code"', 'the postal code'],
  [`\`+1\${national}\``, 'a phone number'],
  ["phone: '+16195550142'", 'a phone number'],
])('finds in %s what only one country has', (source, what) => {
  expect(findCountryWords(`\n${source}`)).toEqual([expect.objectContaining({ line: 2, what })]);
});

it.each([
  "text.replace(/(a)(b)/g, '$1 $2')",
  `\`\${street}, \${city}\``,
  'sql`select $1`',
  'to="/admin/people/$id"',
  'title="Photos from a ZIP file"',
  'place + 1',
  '/** Such as $1,000, in en-US. */',
  '  // `+16195550142`',
])('finds nothing in %s', (source) => {
  expect(findCountryWords(source)).toEqual([]);
});
