import { parentPort } from 'node:worker_threads';
import { readAnswer } from './read-answer.ts';

parentPort?.once('message', (answer) => parentPort?.postMessage(readAnswer(answer)));
parentPort?.postMessage('ready');
