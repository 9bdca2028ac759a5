import type { ReactNode } from 'react';
import type { FirmProfile } from '../../src/features/firm/schema.ts';
import { m } from '../lib/messages.ts';
import { unbroken } from './unbroken.tsx';

type Phone = Pick<FirmProfile, 'phone' | 'phoneE164'>;

/** Turns the firm's phone number in the text, or else the words "call us", into a phone link. */
export function withPhoneLink(text: string, { phone, phoneE164 }: Phone): ReactNode {
  const words = [phone, m.common.callUs].find((each) => text.includes(each));
  if (words === undefined) return unbroken(text);
  const at = text.indexOf(words);
  return (
    <>
      {unbroken(text.slice(0, at))}
      <a className="nowrap" href={`tel:${phoneE164}`}>
        {words}
      </a>
      {unbroken(text.slice(at + words.length))}
    </>
  );
}
