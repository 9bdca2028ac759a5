import { changes, remember } from './changes.ts';
import { classesWithoutRule } from './classes.ts';
import { faintTexts } from './contrast.ts';
import {
  brokenImages,
  cutFields,
  endAnimations,
  hiddenTexts,
  settle,
  wideElements,
} from './layout.ts';
import { textsIn } from './shown-texts.ts';
import { brokenWords } from './words.ts';

/** What is wrong with what a window of this width shows; behind a dialog or a menu only that there are no rules. */
function faults(width: number): string[] {
  endAnimations();
  const layers = [
    ...document.querySelectorAll(
      'dialog[open], [role=dialog], [role=menu], [role=listbox], [role=alertdialog]',
    ),
  ].filter((layer) => layer.checkVisibility());
  const root = layers.at(-1) ?? document.body;
  const texts = textsIn(root);
  return [
    ...classesWithoutRule(),
    ...hiddenTexts(texts),
    ...cutFields(root),
    ...brokenWords(texts),
    ...faintTexts(root, texts),
    ...brokenImages(root),
    ...wideElements(width),
  ];
}

/** What the sweep calls in the page. */
const sweep = { changes, classesWithoutRule, faults, remember, settle };
export type Sweep = typeof sweep;

Object.assign(window, { sweep });
