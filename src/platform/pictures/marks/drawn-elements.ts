import type { HtmlNode } from '../../text/parse-html.ts';
import { fragmentOf, urlsIn } from './svg-rules.ts';

/**
 * How many elements a browser draws for a node, with what it refers to: a few lines of `use` can stand for billions.
 * Infinite for a cycle.
 */
export function drawnElements(root: HtmlNode): number {
  const targets = new Map<string, HtmlNode>();
  const collect = (node: HtmlNode) => {
    const id = node.attribs?.id;
    if (id !== undefined && !targets.has(id)) targets.set(id, node);
    node.children?.forEach(collect);
  };
  collect(root);
  const counts = new Map<HtmlNode, number>();
  const count = (node: HtmlNode): number => {
    const known = counts.get(node);
    if (known !== undefined) return known;
    counts.set(node, Number.POSITIVE_INFINITY);
    const referred = referencesOf(node).flatMap((id) => targets.get(id) ?? []);
    const parts = [...(node.children ?? []), ...referred];
    const sum = parts.reduce((total, part) => total + count(part), 1);
    counts.set(node, sum);
    return sum;
  };
  return count(root);
}

const referencesOf = ({ attribs = {} }: HtmlNode): string[] =>
  Object.entries(attribs).flatMap(([name, value]) =>
    name === 'href' || name === 'xlink:href' ? (fragmentOf(value.trim()) ?? []) : urlsIn(value),
  );
