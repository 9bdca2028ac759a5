/**
 * Open dialogs as history entries: Back closes the topmost dialog and stays on the page. An entry repeats the
 * address and the router's state of the page below it and adds how many dialogs are open, so to the router it is
 * the same place.
 */

export type DialogEntry = {
  /** Whether closing loses something, so that Back has to ask first. */
  isDirty: () => boolean;
  /** Closes the dialog; asks first if it is dirty. */
  requestClose: () => void;
  /** Names an entry that Forward opens again; see `onForwardTo`. */
  name?: string;
};

const DEPTH = 'openDialogs';
/** Key in the history state under which the name of a dialog stands. */
const NAME = 'dialogName';

// A traversal to an entry that is gone fires no event.
const TRAVERSAL_TIMEOUT_MS = 500;

const open: DialogEntry[] = [];
const reopeners = new Map<string, () => void>();
let pageHref = '';
let settled: Promise<void> = Promise.resolve();
let onOwnTraversal: (() => void) | undefined;
let isListening = false;

/**
 * Adds an entry for a dialog that was opened. Answers what removes it when the dialog closes; that resolves once the
 * current history entry is the page's again.
 */
export function addDialogEntry(entry: DialogEntry): () => Promise<void> {
  if (!isListening) window.addEventListener('popstate', onPopState, { capture: true });
  isListening = true;
  open.push(entry);
  void settle();
  return () => {
    const at = open.indexOf(entry);
    if (at >= 0) open.splice(at, 1);
    return settle();
  };
}

/** Calls `reopen` when somebody goes forward to an entry of that name. Answers what ends it. */
export function onForwardTo(name: string, reopen: () => void): () => void {
  reopeners.set(name, reopen);
  return () => void reopeners.delete(name);
}

const depthHere = () => Number(window.history.state?.[DEPTH] ?? 0);

/** Makes the history agree with what is open. One change at a time: traversals are asynchronous. */
function settle(): Promise<void> {
  settled = settled.then(async () => {
    // A navigation that closes the dialog is pushed first, and then there is nothing to take back.
    await new Promise((resolve) => setTimeout(resolve));
    const surplus = depthHere() - open.length;
    if (surplus > 0) await traverse(-surplus);
    for (let depth = depthHere() + 1; depth <= open.length; depth += 1) push(depth);
    pageHref = window.location.href;
  });
  return settled;
}

function push(depth: number): void {
  const state = { ...window.history.state, [DEPTH]: depth, [NAME]: open[depth - 1]?.name };
  // Not `history.pushState`, which the router replaces by one that navigates.
  History.prototype.pushState.call(window.history, state, '');
}

function traverse(delta: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => onOwnTraversal?.(), TRAVERSAL_TIMEOUT_MS);
    onOwnTraversal = () => {
      clearTimeout(timer);
      onOwnTraversal = undefined;
      resolve();
    };
    window.history.go(delta);
  });
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

/** At an entry whose dialog is closed: opens it again if it has a name, and otherwise steps back to its page. */
function arriveAtClosed(): void {
  const reopen = reopeners.get(window.history.state?.[NAME]);
  if (reopen) reopen();
  else void settle();
}
