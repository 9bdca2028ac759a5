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
import { lengthenWords } from './longer-words.ts';
import { textsIn } from './shown-texts.ts';
import { brokenWords } from './words.ts';

const THEMES = ['light', 'dark', 'warm'] as const;
export type Theme = (typeof THEMES)[number];

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

/** Waits until React has rendered what depends on the theme. Where scripts are off, no event would end the wait. */
const nextTurn = async () => {
  if (matchMedia('(scripting: none)').matches) return;
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
};

function show(theme: Theme): void {
  document.documentElement.classList.remove('dark', 'warm');
  if (theme !== 'light') document.documentElement.classList.add(theme);
}

/** `colourFaults` in each theme, of which only the colours differ. Ends with the light theme. */
async function colourFaultsByTheme(): Promise<[Theme, string[]][]> {
  const faultsOf: [Theme, string[]][] = [];
  for (const theme of THEMES) {
    show(theme);
    await nextTurn();
    faultsOf.push([theme, colourFaults()]);
  }
  show('light');
  await nextTurn();
  return faultsOf;
}

/** What the sweep calls in the page. */
const sweep = {
  changes,
  classesWithoutRule,
  colourFaults,
  colourFaultsByTheme,
  faults,
  lengthenWords,
  remember,
  settle,
  show,
};
export type Sweep = typeof sweep;

Object.assign(window, { sweep });
