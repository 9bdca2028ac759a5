import type { RouterHistory } from '@tanstack/react-router';

/**
 * Open dialogs as history entries: Back closes the topmost dialog and stays on the page. An entry has the same URL and
 * router state as the page, plus the number of open dialogs, so the router sees no navigation.
 */

export type DialogEntry = {
  /** Whether closing would lose input, so that Back has to ask for confirmation first. */
  isDirty: () => boolean;
  /** Closes the dialog; asks for confirmation first if it is dirty. */
  requestClose: () => void;
  /** The name of an entry that Forward can reopen; see `onForwardTo`. */
  name?: string;
};

const DEPTH = 'openDialogs';
/** Key of the dialog's name in the history state. */
const NAME = 'dialogName';

// Timeout, because a traversal to an entry that no longer exists fires no event.
const TRAVERSAL_TIMEOUT_MS = 500;

const open: DialogEntry[] = [];
const reopeners = new Map<string, () => void>();
let pageHref = '';
let settled: Promise<void> = Promise.resolve();
let traversal: Promise<void> = Promise.resolve();
let onOwnTraversal: (() => void) | undefined;
let router: RouterHistory | undefined;

/**
 * Starts to watch Back and Forward. To be called before the router is created: browsers call the listeners of `popstate`
 * in the order of their registration, and a question that the router's listener opens must not be closed by this one.
 */
export function watchTraversals(): void {
  window.addEventListener('popstate', onPopState);
}

/**
 * Adds a history entry for an opened dialog. Returns the function that removes it when the dialog closes; its promise
 * resolves once the current history entry is the page's again.
 */
export function addDialogEntry(entry: DialogEntry, history: RouterHistory): () => Promise<void> {
  if (!router) {
    router = history;
    // A navigation waits for a traversal in progress, which would otherwise leave the new page again.
    history.block({
      blockerFn: async ({ action }) => {
        if (action === 'PUSH' || action === 'REPLACE') await traversal;
        return false;
      },
      enableBeforeUnload: false,
    });
  }
  open.push(entry);
  void settle();
  return () => {
    const at = open.indexOf(entry);
    if (at >= 0) open.splice(at, 1);
    return settle();
  };
}

/** Calls `reopen` when the user goes forward to an entry of that name. Returns a function that unregisters it. */
export function onForwardTo(name: string, reopen: () => void): () => void {
  reopeners.set(name, reopen);
  return () => void reopeners.delete(name);
}

const depthHere = () => Number(window.history.state?.[DEPTH] ?? 0);

/** False while the router asks before it goes back to another page, whose entry is already the current one. */
const isAtPage = () => window.history.state?.__TSR_index === router?.location.state.__TSR_index;

/** Makes the history match the open dialogs. Changes are serialized, because traversals are asynchronous. */
function settle(): Promise<void> {
  settled = settled.then(async () => {
    // Deferred: if a navigation closes the dialog, the navigation's entry is pushed first and nothing has to be
    // removed.
    await new Promise((resolve) => setTimeout(resolve));
    const surplus = depthHere() - open.length;
    if (surplus > 0) await traverse(-surplus);
    for (let depth = depthHere() + 1; depth <= open.length && isAtPage(); depth += 1) push(depth);
    pageHref = window.location.href;
  });
  return settled;
}

function push(depth: number): void {
  const state = { ...window.history.state, [DEPTH]: depth, [NAME]: open[depth - 1]?.name };
  // Not `history.pushState`, which the router has patched to navigate.
  History.prototype.pushState.call(window.history, state, '');
}

function traverse(delta: number): Promise<void> {
  traversal = new Promise((resolve) => {
    const timer = setTimeout(() => onOwnTraversal?.(), TRAVERSAL_TIMEOUT_MS);
    onOwnTraversal = () => {
      clearTimeout(timer);
      onOwnTraversal = undefined;
      resolve();
    };
    window.history.go(delta);
  });
  return traversal;
}

function onPopState(event: PopStateEvent): void {
  const depth = depthHere();
  const isSamePage = window.location.href === pageHref;
  if (isSamePage && (onOwnTraversal || open.length > 0)) event.stopImmediatePropagation();
  pageHref = window.location.href;
  if (onOwnTraversal) onOwnTraversal();
  else if (depth < open.length) closeAbove(depth, isSamePage);
  else if (depth > open.length) arriveAtClosed();
}

function closeAbove(depth: number, canAsk: boolean): void {
  const dirty = canAsk ? open.slice(depth).findLast((entry) => entry.isDirty()) : undefined;
  if (dirty) {
    settled = settled.then(() => traverse(open.length - depth)).then(dirty.requestClose);
    return;
  }
  for (const entry of open.splice(depth).reverse()) entry.requestClose();
}

/**
 * Handles arriving at the entry of a closed dialog: reopens the dialog if it has a name, otherwise goes back to its
 * page.
 */
function arriveAtClosed(): void {
  const reopen = reopeners.get(window.history.state?.[NAME]);
  if (reopen) reopen();
  else void settle();
}
