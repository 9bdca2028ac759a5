import { expect, it } from 'vitest';
import { addressInLanguage, messagesIn, readAddress } from '../../messages/messages.ts';
import { addressInOther, knowLanguages, messagesOfOther } from './other-languages.ts';

const ADDRESSES = ['/', '/?x=1', '/contact?service=wills', '/practice-areas#wills', '/a-page'];

it('in browsers, gives addresses that every language understands', () => {
  expect(messagesOfOther('es')).toBeUndefined();
  for (const address of ADDRESSES) {
    expect(readAddress(addressInOther('es', address) ?? '')).toEqual({ language: 'es', address });
    expect(addressInOther('en', address)).toBe(address);
  }
});

it('on the server, gives the translated addresses and texts', () => {
  knowLanguages({ addressInLanguage, messagesIn });
  expect(addressInOther('es', '/contact?service=wills')).toBe('/es/contacto?service=wills');
  expect(messagesOfOther('es')?.site.home).toBe('Inicio');
});

it('on the server, gives the address of the page that is rendered, if the language has it', () => {
  const addresses: { en: string; es?: string } = { en: '/fees', es: '/es/honorarios' };
  knowLanguages({ addressInLanguage, messagesIn, addressesOfPage: () => addresses });
  expect(addressInOther('es', '/fees?x=1')).toBe('/es/honorarios?x=1');
  expect(addressInOther('en', '/honorarios')).toBe('/fees');
  delete addresses.es;
  expect(addressInOther('es', '/fees')).toBeUndefined();
});
