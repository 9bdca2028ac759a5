import { useState } from 'react';
import type { EmbedSettings } from '../../../../src/features/embed/schema.ts';
import { useForm } from '../../../admin/use-form.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/embed/schema.ts')).saveEmbedInput;

const draftOf = ({ origins }: Pick<EmbedSettings, 'origins'>) => ({ origins: origins.join('\n') });

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form of the list of allowed websites, one per line. */
export function useSitesForm(loaded: EmbedSettings) {
  const [saved, setSaved] = useState(loaded);
  const form = useForm({
    schema: loadSchema,
    initialValues: draftOf(loaded),
    transformValues: ({ origins }) => ({ origins: linesOf(origins), updatedAt: saved.updatedAt }),
    // Errors of a line are shown at the whole list.
    fieldOf: (path) => path.split('.', 1)[0] ?? path,
  });
  return {
    ...form,
    saved,
    hasChanges: linesOf(form.values.origins).join() !== saved.origins.join(),
    /** Resets the form to saved settings. */
    restart(settings: EmbedSettings) {
      setSaved(settings);
      form.reset(draftOf(settings));
    },
  };
}
