/**
 * The same function, which remembers what it answered lately, up to `maxCharacters` of questions and
 * answers together, or bytes of those; what was asked longest ago is forgotten first.
 */
export function remembered<Answer extends { length: number } = string>(
  work: (text: string) => Answer,
  maxCharacters: number,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  let characters = 0;
  return (text) => {
    const known = answers.get(text);
    const answer = known ?? work(text);
    answers.delete(text);
    answers.set(text, answer);
    if (known === undefined) characters += text.length + answer.length;
    for (const [oldest, its] of answers) {
      if (characters <= maxCharacters) break;
      answers.delete(oldest);
      characters -= oldest.length + its.length;
    }
    return answer;
  };
}
