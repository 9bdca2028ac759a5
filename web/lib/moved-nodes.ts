/** What others have put in the place of a text node, or beside the part of it that is left, and that part. */
type Change = { nodes: ChildNode[]; data: string };

const changes = new WeakMap<Node, Change>();
/** The text nodes that such nodes stand for. */
const owners = new WeakMap<Node, Text>();
const observer = new MutationObserver(note);

/**
 * Lets React work in a page that others change: page translation replaces text nodes by elements, highlighters of phone
 * numbers split them, other extensions wrap elements. React keeps the nodes that it has created: it would set a text
 * that is no longer in the page, and throw when it removes a node from an element that the node has left
 * (https://github.com/facebook/react/issues/11538).
 */
export function allowMovedNodes(): void {
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    catchUp(this, child);
    const change = changes.get(child);
    changes.delete(child);
    removeAll(change?.nodes ?? []);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    if (next) catchUp(this, next);
    return insertBefore.call(this, node, next && placeOf(next, this)) as Child;
  };
}

/** Reads changes that were made in the same task. */
function catchUp(parent: Node, child: Node): void {
  if (child.parentNode !== parent) note(observer.takeRecords());
}

/** The first child of the parent that is the node, contains it or stands for it; null if there is none. */
function placeOf(node: Node, parent: Node): Node | null {
  if (node.parentNode === parent && !changes.has(node)) return node;
  const nodes = [node, ...(changes.get(node)?.nodes ?? [])];
  return (
    [...parent.childNodes].find((child) => nodes.some((other) => child.contains(other))) ?? null
  );
}

function note(records: readonly MutationRecord[]): void {
  const added = new Set<Node>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  const formerData = new Map<Text, string[]>();
  for (const record of records) {
    const { target, oldValue } = record;
    const element = target instanceof Element ? target : target.parentElement;
    if (element instanceof HTMLElement && element.isContentEditable) continue;
    if (record.type === 'childList') noteReplaced(record, added);
    else if (target instanceof Text) {
      formerData.set(target, [...(formerData.get(target) ?? []), oldValue ?? '']);
    }
  }
  for (const [text, former] of formerData) noteText(text, former, added);
}

/** Notes what replaces the removed text nodes, or the nodes that stand for one. */
function noteReplaced(record: MutationRecord, added: ReadonlySet<Node>): void {
  const { removedNodes, addedNodes, previousSibling, nextSibling } = record;
  for (const node of addedNodes) if (node.isConnected) changes.delete(node);
  const beside = [previousSibling, nextSibling].filter((node) => node && added.has(node));
  const nodes = [...(addedNodes.length > 0 ? addedNodes : beside)] as ChildNode[];
  for (const removed of removedNodes) {
    const owner = owners.get(removed);
    const change = owner && changes.get(owner);
    if (change) {
      const others = nodes.filter((node) => node !== owner);
      setChange(
        owner,
        change.nodes.flatMap((node) => (node === removed ? others : [node])),
        change.data,
      );
    }
    if (!(removed instanceof Text) || removed.isConnected) continue;
    setChange(removed, [...nodes, ...(changes.get(removed)?.nodes ?? [])], removed.data);
    observer.observe(removed, { characterData: true, characterDataOldValue: true });
  }
}

/** Notes that a text node was split, and shows a text that it got in the meantime. */
function noteText(text: Text, former: readonly string[], added: ReadonlySet<Node>): void {
  const change = changes.get(text);
  const parts = partsOf(text, added);
  const whole = parts.map(({ textContent }) => textContent).join('');
  if (parts.length > 1 && former.includes(whole)) {
    const isNewText = change && whole !== change.data;
    if (isNewText) removeAll(change.nodes);
    const others = parts.filter((part) => part !== text);
    setChange(text, [...others, ...(isNewText ? [] : (change?.nodes ?? []))], text.data);
  } else if (change && text.data !== change.data) {
    putBack(text, change);
  }
}

/** The text node with the added nodes around it. */
function partsOf(text: Text, added: ReadonlySet<Node>): ChildNode[] {
  const parts: ChildNode[] = [text];
  for (let node = text.previousSibling; node && added.has(node); node = node.previousSibling) {
    parts.unshift(node);
  }
  for (let node = text.nextSibling; node && added.has(node); node = node.nextSibling) {
    parts.push(node);
  }
  return parts;
}

function setChange(text: Text, nodes: ChildNode[], data: string): void {
  changes.set(text, { nodes, data });
  for (const node of nodes) owners.set(node, text);
}

/** Shows the text node with its new text. The code that changed it sees that and may change it again. */
function putBack(text: Text, { nodes }: Change): void {
  changes.delete(text);
  const [first] = nodes.filter(({ isConnected }) => isConnected);
  if (!text.isConnected) first?.before(text);
  removeAll(nodes);
}

/** Removes the nodes, and what was in turn put in their place. */
function removeAll(nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    const change = changes.get(node);
    changes.delete(node);
    node.remove();
    if (change) removeAll(change.nodes);
  }
}
