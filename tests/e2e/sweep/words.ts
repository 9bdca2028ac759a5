import { blockOf, name, quote, type ShownText } from './shown-texts.ts';

/** A compound may be broken at its hyphen, unless a part of it is a single letter; a number may not. */
const isGoodBreak = (before: string, after: string) =>
  /\u2014$/.test(before) ||
  /^[^\p{L}\p{N}]/u.test(after) ||
  (/[\p{L}\p{N}]{2,}[-/\u00ad]$/u.test(before) &&
    /^[\p{L}\p{N}]{2,}/u.test(after) &&
    /\p{L}/u.test(before + after));

const linesOf = (range: Range) => {
  const tops: number[] = [];
  for (const { top, width, height } of range.getClientRects()) {
    if (width > 0 && !tops.some((other) => Math.abs(other - top) < height / 2)) tops.push(top);
  }
  return tops.length;
};

/** The width that the text has on each line. */
function lineWidth(element: Element): number {
  const block = blockOf(element);
  const { paddingLeft, paddingRight } = getComputedStyle(block);
  return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** The number of characters of a word that are on its first line. */
function firstBreak(node: Text, from: number, to: number): number {
  const range = document.createRange();
  range.setStart(node, from);
  for (let end = from + 1; end <= to; end += 1) {
    range.setEnd(node, end);
    if (linesOf(range) > 1) return end - 1 - from;
  }
  return to - from;
}

/** Words on two lines that would fit on one. */
export function brokenWords(texts: readonly ShownText[]): string[] {
  const faults: string[] = [];
  const range = document.createRange();
  for (const { element, node } of texts) {
    range.selectNodeContents(node);
    if (linesOf(range) < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u200b]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf(range) < 2) continue;
      const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
      if (width > lineWidth(element)) continue;
      const at = firstBreak(node, index, index + word.length);
      const [before, after] = [word.slice(0, at), word.slice(at)];
      if (isGoodBreak(before, after)) continue;
      faults.push(`${quote(`${before}/${after}`)} is broken in ${name(element)}`);
    }
  }
  return faults;
}
