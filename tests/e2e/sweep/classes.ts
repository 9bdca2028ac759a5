import { name } from './shown-texts.ts';

/**
 * Classes that libraries set as marks: Mantine's and the editor's beside classes with styles, those of the charts, and
 * `active` of the router, in whose place we style `aria-current`.
 */
const MARKS = /^(mantine-|recharts-|[xy]Axis$|ProseMirror|tiptap$|active$)/;

const CLASS = /\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g;

function addClasses(rules: CSSRuleList, found: Set<string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const [, one = ''] of rule.selectorText.matchAll(CLASS)) {
        found.add(one.replace(/\\(.)/g, '$1'));
      }
    }
    if ('cssRules' in rule) addClasses(rule.cssRules as CSSRuleList, found);
  }
}

/** The classes in use for which no style sheet that applies has a rule. */
export function classesWithoutRule(): string[] {
  const styled = new Set<string>();
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    if (!sheet.disabled) addClasses(sheet.cssRules, styled);
  }
  const missing = new Map<string, string>();
  for (const element of document.querySelectorAll('body, body [class]')) {
    for (const one of element.classList) {
      if (!styled.has(one) && !MARKS.test(one)) missing.set(one, name(element));
    }
  }
  return [...missing].map(([one, on]) => `no rule for the class ${one} of ${on}`);
}
