import { useState } from 'react';
import { MAX_CONTENT_BYTES } from '../../../src/features/site-content/rules.ts';
import type { ContentChanges } from '../../../src/features/site-content/schema.ts';
import { reasonOf, useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/** The outcome of reading a file: the changes that it would make, its errors by field path, or that it was imported. */
export type Outcome =
  | { document: object; comparison: ContentChanges }
  | { errors: Errors }
  | { isReplaced: true };

/** Reads a file, compares it with the content of the site, and replaces the content after confirmation. */
export function useUpload() {
  const [outcome, setOutcome] = useState<Outcome>();
  const withToasts = useMutationToasts();
  const publish = usePublish();
  const comparison = trpc.siteContent.compare.useMutation();
  const replacement = trpc.siteContent.replace.useMutation(
    withToasts({
      failure: 'Failed to replace the site content',
      onSuccess: () => setOutcome({ isReplaced: true }),
      onError: (error) => setOutcome({ errors: errorsOf(error) }),
    }),
  );

  const read = async (file: File) => {
    const document = await documentIn(file);
    if (!document) return setOutcome({ errors: { '': [WRONG_FILE] } });
    try {
      const compared = await comparison.mutateAsync(
        document as Parameters<typeof comparison.mutateAsync>[0],
      );
      setOutcome({ document, comparison: compared });
    } catch (error) {
      setOutcome({ errors: errorsOf(error) });
    }
  };
  const replace = (document: object, { contentVersion }: ContentChanges) => {
    const send = (advertisingReason?: string) =>
      replacement.mutateAsync({
        ...(document as Parameters<typeof replacement.mutateAsync>[0]),
        contentVersion,
        ...(advertisingReason && { advertisingReason }),
      });
    // The dialog shows the error.
    publish(send).catch(() => undefined);
  };
  return {
    outcome,
    isReading: comparison.isPending,
    isReplacing: replacement.isPending,
    read: (file: File) => void read(file),
    replace,
    close: () => setOutcome(undefined),
  };
}
export type Upload = ReturnType<typeof useUpload>;

const WRONG_FILE = `This is not a file with the content of a site, of at most ${MAX_CONTENT_BYTES / 1024 / 1024} MB.`;

async function documentIn(file: File): Promise<object | undefined> {
  if (file.size > MAX_CONTENT_BYTES) return undefined;
  try {
    const document: unknown = JSON.parse(await file.text());
    return typeof document === 'object' && document !== null ? document : undefined;
  } catch {
    return undefined;
  }
}

function errorsOf(error: unknown): Errors {
  return apiErrorOf(error)?.fieldErrors ?? { '': [reasonOf(error)] };
}
