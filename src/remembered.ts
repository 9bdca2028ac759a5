/**
 * The same function, which remembers what it answered lately, up to `maxCharacters` of questions and
 * answers together, or bytes of those; what was asked longest ago is forgotten first.
 */
export function remembered<Answer extends { length: number } = string>(
  work: (text: string) => Answer,
  maxCharacters: number,
): (text: string) => Answer {
  // Each with its own question: who asks again brings another copy of that, which is not to be kept as well.
  const answers = new Map<string, { question: string; answer: Answer }>();
  let characters = 0;
  return (text) => {
    const known = answers.get(text);
    const kept = known ?? { question: text, answer: work(text) };
    answers.delete(kept.question);
    answers.set(kept.question, kept);
    if (kept !== known) characters += text.length + kept.answer.length;
    for (const [oldest, its] of answers) {
      if (characters <= maxCharacters) break;
      answers.delete(oldest);
      characters -= oldest.length + its.answer.length;
    }
    return kept.answer;
  };
}
