import type { Section, ShownIf } from '../../../../src/features/questionnaires/rules.ts';

/** Sections in which a question has another key, also in the conditions that refer to it. */
export function withRenamed(
  sections: readonly Section[],
  from: string,
  to: string,
): readonly Section[] {
  if (from === to) return sections;
  return sections.map((section) => ({
    ...section,
    ...conditionsOf(section.shownIf, from, to),
    questions: section.questions.map((question) => ({
      ...question,
      key: question.key === from ? to : question.key,
      ...conditionsOf(question.shownIf, from, to),
    })),
  }));
}

const conditionsOf = (shownIf: ShownIf | undefined, from: string, to: string) =>
  shownIf && {
    shownIf: {
      ...shownIf,
      conditions: shownIf.conditions.map((condition) =>
        condition.question === from ? { ...condition, question: to } : condition,
      ),
    },
  };
