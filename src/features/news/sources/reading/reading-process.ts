import { type AnswerToRead, readAnswer } from './read-answer.ts';

process.once('message', (answer) => {
  process.send?.(readAnswer(answer as AnswerToRead), () => process.disconnect());
});
process.send?.('ready');
