import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useState } from 'react';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefreshTeam } from './use-team.ts';

/** The order of the attorneys during and after a change by dragging or with the keyboard. */
export function useOrder(saved: readonly string[]) {
  const [moved, setMoved] = useState<readonly string[]>();
  const [dragged, setDragged] = useState<string>();
  const [announcement, setAnnouncement] = useState<{ slug: string; place: number }>();
  const { attorneys } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const refresh = useRefreshTeam();
  const saving = trpc.attorneys.order.useMutation(
    withToasts({
      failure: 'Failed to change the order',
      refresh,
      onSuccess: (all) => {
        attorneys.list.setData(undefined, all);
        setMoved(undefined);
      },
      onError: () => setMoved(undefined),
    }),
  );
  // The pending change is dropped if somebody was added or deleted in the meantime.
  const isSame = moved?.toSorted().join() === saved.toSorted().join();
  const slugs = moved && isSame ? moved : saved;

  const save = (next: readonly string[]) => {
    if (next.join() !== saved.join()) saving.mutate({ slugs: [...next] });
  };
  const onKeyDown = (event: KeyboardEvent, slug: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || saving.isPending) return;
    event.preventDefault();
    const next = withMoved(slugs, slug, slugs.indexOf(slug) + by);
    if (next === slugs) return;
    setMoved(next);
    setAnnouncement({ slug, place: next.indexOf(slug) + 1 });
    save(next);
  };
  const onPointerDown = (event: ReactPointerEvent<HTMLElement>, slug: string) => {
    if (event.button !== 0 || saving.isPending) return;
    const list = event.currentTarget.closest('ol');
    const controller = new AbortController();
    let next = slugs;
    setDragged(slug);
    const onMove = ({ clientY }: PointerEvent) => {
      next = withMoved(next, slug, placeAt(list, slug, clientY));
      setMoved(next);
    };
    const end = () => {
      controller.abort();
      setDragged(undefined);
    };
    const { signal } = controller;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener(
      'pointerup',
      () => {
        end();
        save(next);
      },
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      () => {
        end();
        setMoved(undefined);
      },
      { signal },
    );
  };
  return { slugs, dragged, announcement, onKeyDown, onPointerDown };
}

/** The list with an item moved to another index; the same list if that changes nothing. */
function withMoved(slugs: readonly string[], slug: string, to: number): readonly string[] {
  const from = slugs.indexOf(slug);
  if (to === from || to < 0 || to >= slugs.length) return slugs;
  return slugs.toSpliced(from, 1).toSpliced(to, 0, slug);
}

/** The index at the pointer position: the number of other rows whose middle is above it. */
function placeAt(list: HTMLElement | null, slug: string, clientY: number): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-slug]') ?? [])];
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset.slug !== slug && top + height / 2 < clientY;
  }).length;
}
