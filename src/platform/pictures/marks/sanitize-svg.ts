import { parseDocument } from 'htmlparser2';
import type { HtmlNode } from '../../text/parse-html.ts';
import { drawnElements } from './drawn-elements.ts';
import {
  fragmentOf,
  isLocal,
  KEPT_ATTRIBUTES,
  KEPT_ELEMENTS,
  SILENT_ELEMENTS,
} from './svg-rules.ts';

/** A sanitized file: only what is drawn, with its size in its own units, and the names of what was removed. */
export type SafeSvg = { svg: string; width: number; height: number; removed: string[] };

/** Why a file is refused. */
export type SvgFault = 'no svg' | 'entities' | 'no size' | 'too complex';

const MAX_DEPTH = 64;
/** Counted with every repetition by `use`, masks and clip paths: each visitor's browser draws them all. */
const MAX_DRAWN_ELEMENTS = 20_000;
/** Side of the written file: browsers scale it, and it needs a size to have proportions. */
const SIDE = 512;

/**
 * Rewrites an SVG from an allow-list of elements and attributes. A document type with declarations of its own is
 * refused, because entities can stand for anything; one without is dropped, because drawing programs write it.
 */
export function sanitizeSvg(text: string): SafeSvg | { fault: SvgFault } {
  const nodes: readonly HtmlNode[] = parseDocument(text, { xmlMode: true }).children;
  if (/<!(?:ENTITY|ELEMENT|ATTLIST)|<!DOCTYPE[^>]*\[/i.test(text)) return { fault: 'entities' };
  const root = nodes.find(({ type }) => type === 'tag');
  if (root?.name !== 'svg') return { fault: 'no svg' };
  const size = sizeOf(root.attribs ?? {});
  if (!size) return { fault: 'no size' };
  if (depthOf(root) > MAX_DEPTH || drawnElements(root) > MAX_DRAWN_ELEMENTS)
    return { fault: 'too complex' };
  const removed = new Set<string>();
  const { viewBox, width, height } = size;
  const { width: _, height: __, viewBox: ___, ...attribs } = root.attribs ?? {};
  const scale = SIDE / Math.max(width, height);
  const head = attributesOf(attribs, 'svg', removed);
  const content = contentOf(root, removed);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${rounded(width * scale)}" height="${rounded(height * scale)}"${head}>${content}</svg>`,
    width,
    height,
    removed: [...removed],
  };
}

function contentOf({ children = [] }: HtmlNode, removed: Set<string>): string {
  return children.map((child) => written(child, removed)).join('');
}

function written(node: HtmlNode, removed: Set<string>): string {
  if (node.type === 'text') return escaped(node.data ?? '');
  if (node.type === 'cdata') return contentOf(node, removed);
  if (node.name === undefined || !['tag', 'style', 'script'].includes(node.type)) return '';
  const name = KEPT_ELEMENTS.get(node.name);
  if (!name) {
    // Elements with a prefix are notes of drawing programs.
    if (!SILENT_ELEMENTS.has(node.name) && !node.name.includes(':')) removed.add(node.name);
    return '';
  }
  const attributes = attributesOf(node.attribs ?? {}, name, removed);
  if (name === 'style') return styleOf(node, removed);
  return `<${name}${attributes}>${contentOf(node, removed)}</${name}>`;
}

function styleOf(node: HtmlNode, removed: Set<string>): string {
  const css = textIn(node);
  if (isLocal(css)) return `<style>${escaped(css)}</style>`;
  removed.add('style');
  return '';
}

const textIn = ({ data = '', children = [] }: HtmlNode): string =>
  data + children.map(textIn).join('');

function attributesOf(
  attribs: Readonly<Record<string, string>>,
  element: string,
  removed: Set<string>,
): string {
  return Object.entries(attribs)
    .map(([name, value]) => {
      if (name === 'href' || name === 'xlink:href') return referenceOf(value, element, removed);
      if (/^on/i.test(name)) removed.add(name);
      if (!KEPT_ATTRIBUTES.has(name)) return '';
      if (isLocal(value)) return ` ${name}="${escaped(value)}"`;
      removed.add(name);
      return '';
    })
    .join('');
}

/** A link to another page is dropped silently with its element: only the drawing remains. */
function referenceOf(href: string, element: string, removed: Set<string>): string {
  const id = fragmentOf(href.trim());
  if (id !== undefined) return element === 'g' ? '' : ` href="#${id}"`;
  removed.add('href');
  return '';
}

function sizeOf({ viewBox = '', width = '', height = '' }: Readonly<Record<string, string>>) {
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const numbers = box.length === 4 ? box : [0, 0, pixels(width), pixels(height)];
  const [, , wide = 0, high = 0] = numbers;
  const isSize = numbers.every(Number.isFinite) && wide > 0 && high > 0;
  return isSize ? { viewBox: numbers, width: wide, height: high } : undefined;
}

const pixels = (length: string) =>
  Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(length)?.[1] ?? Number.NaN);

function depthOf(root: HtmlNode): number {
  let depth = 0;
  for (let level: readonly HtmlNode[] = [root]; level.length > 0; depth += 1) {
    level = level.flatMap(({ children = [] }) => children);
  }
  return depth;
}

const rounded = (value: number) => Math.max(0.01, Math.round(value * 100) / 100);

const escaped = (text: string) =>
  text
    // XML allows no control characters except these, not even escaped.
    .replace(/[^\t\n\r\P{Cc}]|\p{Surrogate}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
