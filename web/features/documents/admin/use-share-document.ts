import { useEffect, useRef, useState } from 'react';
import { percentInWords, REFUSALS } from '../../../../src/features/documents/rules.ts';
import { reasonOf } from '../../../admin/use-mutation-toasts.ts';
import { authorization } from '../../../lib/access-token.ts';
import { showToast } from '../../../lib/toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useMailWords } from '../../email/use-mail-words.ts';
import { SendingRefused, sendFile, untilAnswered } from '../send-file.ts';

/** Shares a file with a person; `progress` says how much of it has been sent, while it is. */
export function useShareDocument(personId: string) {
  const [progress, setProgress] = useState<string>();
  const locale = useLocale();
  const mailWords = useMailWords();
  const { client, documents, people } = trpc.useUtils();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const stop = new AbortController();
    leaving.current = stop;
    return () => stop.abort();
  }, []);

  const send = async (file: File) => {
    const { name, size } = file;
    const { id, storedBytes } = await client.documents.add.mutate({ personId, name, size });
    const { signal } = leaving.current;
    const onLine = (isOnline: boolean) => setProgress(isOnline ? 'Sending' : 'No line');
    await sendFile({
      ...{ file, storedBytes, headers: authorization, signal, onLine },
      path: `/api/admin/documents/${id}/bytes`,
      onProgress: (bytes) => setProgress(percentInWords(bytes / size, locale)),
    });
    return untilAnswered(() => client.documents.finish.mutate({ id }), { onLine, signal });
  };

  const share = async (file: File) => {
    setProgress(percentInWords(0, locale));
    try {
      const { name, state, refusal } = await send(file);
      if (refusal) throw new SendingRefused(REFUSALS[refusal]);
      const told = mailWords('The client is told by mail within minutes.');
      const text =
        state === 'kept'
          ? `${name} is on the client’s page. ${told}`
          : `${name} waits for the virus scanner.`;
      showToast({ tone: 'success', title: 'Success', text });
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      const reason =
        error instanceof SendingRefused && error.message ? error.message : reasonOf(error);
      showToast({
        tone: 'danger',
        title: 'Error',
        text: `Failed to share the document. ${reason}`,
      });
    } finally {
      setProgress(undefined);
      await Promise.all([documents.invalidate(), people.timeline.invalidate()]);
    }
  };
  return { share: (file: File) => void share(file), progress };
}
