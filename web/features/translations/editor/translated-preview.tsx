import { useMemo, useState } from 'react';
import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LiveFrame } from '../../pages/admin/preview/live-frame.tsx';
import { useShown } from '../../pages/admin/preview/use-shown.ts';
import { inEnglish } from '../state-words.ts';
import type { TranslationId } from './use-edited-translation.ts';

/** The page of an original with these texts in a language; a text that is missing says what the original says. */
export function TranslatedPreview({
  id: { entity, key, language },
  texts,
}: {
  id: TranslationId;
  texts: Readonly<Record<string, string>>;
}) {
  const { mutateAsync } = trpc.translations.preview.useMutation();
  const input = useMemo(() => ({ entity, key, language, texts }), [entity, key, language, texts]);
  const { shown: preview, error, status } = useShown(input, mutateAsync);
  // Each answer has a link of its own, and another one would load the frame again.
  const [address, setAddress] = useState<string>();
  if (preview && address === undefined) setAddress(preview.address);
  if (!preview && apiErrorOf(error)?.code === 'NOT_FOUND') {
    return <p className="muted">The site shows no page of this.</p>;
  }
  return (
    <LiveFrame
      label={`Preview in ${inEnglish(language)}`}
      src={address}
      shown={preview?.shown}
      status={language === MAIN_LANGUAGE ? 'As it is saved.' : status}
    />
  );
}
