import type { FirmProfile } from '../../../src/features/firm/schema.ts';

/** How the marked parts of texts about appointments are rendered: the emphasis, and the phone number of the firm. */
export const textParts = ({ phoneE164 }: Pick<FirmProfile, 'phoneE164'>, className?: string) => ({
  b: (text: string) => <b>{text}</b>,
  phone: (text: string) => (
    <a className={className} href={`tel:${phoneE164}`}>
      {text}
    </a>
  ),
});
