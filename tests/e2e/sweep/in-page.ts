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

/** The dialog or the menu on top of the page, or else the page: what is below has been checked already. */
function topLayer(): Element {
  endAnimations();
  const layers = document.querySelectorAll(
    'dialog[open], [role=dialog], [role=menu], [role=listbox], [role=alertdialog]',
  );
  return [...layers].filter((layer) => layer.checkVisibility()).at(-1) ?? document.body;
}

/** What is wrong with what a window of this width shows, whatever its colours. */
function faults(width: number): string[] {
  const root = topLayer();
  const texts = textsIn(root);
  return [
    ...classesWithoutRule(),
    ...hiddenTexts(texts),
    ...cutFields(root),
    ...brokenWords(texts),
    ...brokenImages(root),
    ...wideElements(width),
  ];
}

function colourFaults(): string[] {
  const root = topLayer();
  return faintTexts(root, textsIn(root));
}

/** What the sweep calls in the page. */
const sweep = { changes, classesWithoutRule, colourFaults, faults, remember, settle };
export type Sweep = typeof sweep;

Object.assign(window, { sweep });
