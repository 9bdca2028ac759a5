import { useEffect, useState } from 'react';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { showToast } from '../../../lib/toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Source } from './source-tab.tsx';

const POLL_INTERVAL_MS = 1_000;
const WAIT_MS = 90_000;

/** Requests a fetch of a source and polls until it is done or takes too long. */
export function useFetchNow(source: Source) {
  const { id, name, lastAttemptAt, failures, lastError, articleCount } = source;
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<{ before: string | null }>();
  const isWaiting = asked !== undefined && asked.before === lastAttemptAt;
  const isDone = asked !== undefined && !isWaiting;
  trpc.newsSources.list.useQuery(undefined, {
    enabled: isWaiting,
    refetchInterval: isWaiting ? POLL_INTERVAL_MS : false,
  });
  const fetchNow = trpc.newsSources.fetchNow.useMutation({
    ...withToasts({ failure: 'Failed to fetch blog source', onError: () => setAsked(undefined) }),
    onMutate: () => setAsked({ before: lastAttemptAt }),
  });

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setAsked(undefined), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (!isDone) return;
    setAsked(undefined);
    void utils.newsSources.articles.invalidate({ id });
    void utils.news.invalidate();
    if (failures > 0) {
      const detail = lastError ?? '';
      showToast({ tone: 'danger', title: 'Error', text: `Failed to fetch ${name}`, detail });
    } else {
      const text = `${name} fetched, ${articleCount === 1 ? '1 article' : `${articleCount} articles`}`;
      showToast({ tone: 'success', title: 'Success', text });
    }
  }, [isDone, utils, id, name, failures, lastError, articleCount]);

  return { isFetching: isWaiting, fetchNow: () => fetchNow.mutate({ id }) };
}
