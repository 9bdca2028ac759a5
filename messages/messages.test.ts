import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.gen.ts';
import { addressInLanguage, LANGUAGES, messagesIn, readAddress } from './messages.ts';

describe('addresses', () => {
  it.each([
    ['/', '/es'],
    ['/?x=1', '/es?x=1'],
    ['/schedule?start=1', '/es/reservar?start=1'],
    ['/attorneys/ines-halloran', '/es/abogados/ines-halloran'],
    ['/practice-areas#wills', '/es/areas-de-practica#wills'],
    ['/a-page-of-the-firm/below', '/es/a-page-of-the-firm/below'],
  ])('%s is %s in Spanish, and back', (english, spanish) => {
    expect(addressInLanguage('es', english)).toBe(spanish);
    expect(readAddress(spanish)).toEqual({ language: 'es', address: english });
    expect(addressInLanguage('en', english)).toBe(english);
  });

  it.each([
    '/',
    '/especial',
    '/esther/a',
    '/escrow?x=/es/',
    '/es-mx/contacto',
    '/es/admin',
    '/es/login?x',
  ])('%s has no prefix of a language', (address) => {
    expect(readAddress(address)).toEqual({ language: 'en', address });
  });
});

describe.each(LANGUAGES)('the catalogue of %s', (language) => {
  it('has no text that English does not have', () => {
    for (const [part, texts] of Object.entries(CATALOGUES[language])) {
      const english = CATALOGUES.en[part as keyof typeof CATALOGUES.en];
      expect(Object.keys(texts).filter((key) => !Object.hasOwn(english, key))).toEqual([]);
    }
  });

  it('has one address for each page', () => {
    const paths = Object.values(messagesIn(language).paths);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !/^[a-z]+(-[a-z]+)*$/.test(path))).toEqual([]);
  });
});
