import { formatMoney, type MoneyFormats } from '../../platform/text/money-rules.ts';
import {
  type AddressAnswer,
  type Answer,
  type Files,
  type PersonAnswer,
  type Question,
  textIn,
} from './rules.ts';

/** The words that answers are shown with; `gone` stands for a file that was deleted. */
type AnswerWords = {
  yes: string;
  no: string;
  gone: string;
  date: (localDate: string) => string;
};

/** An answer in words, one line or several; empty if it is null. */
export function answerText(
  question: Question,
  answer: Answer | null,
  {
    language,
    formats,
    words,
    files,
  }: { language: string; formats: MoneyFormats; words: AnswerWords; files: Files },
): string {
  if (answer === null) return '';
  const labelOf = (key: string) => {
    const choice = question.choices?.find((each) => each.key === key);
    return choice ? textIn(choice.label, language) : key;
  };
  switch (question.type) {
    case 'choice':
      return labelOf(answer as string);
    case 'several':
      return (answer as readonly string[]).map(labelOf).join('\n');
    case 'file':
      return (answer as readonly string[]).map((id) => files[id]?.name ?? words.gone).join('\n');
    case 'yes_no':
      return answer === 'yes' ? words.yes : words.no;
    case 'date':
      return words.date(answer as string);
    case 'money':
      return formatMoney(Number(answer), formats, { exact: true });
    case 'address': {
      const { street, city, region, postalCode } = answer as AddressAnswer;
      return [street, [city, region, postalCode].filter(Boolean).join(' ')].join('\n');
    }
    case 'person': {
      const { name, birthDate, contact } = answer as PersonAnswer;
      return [name, birthDate && words.date(birthDate), contact].filter(Boolean).join('\n');
    }
    default:
      return answer as string;
  }
}
