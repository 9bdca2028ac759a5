import { parentPort } from 'node:worker_threads';
import { convertHtml } from './convert-html.ts';
import type { MarkdownTask } from './html-markdown.ts';

parentPort?.once('message', ({ html, baseUrl }: MarkdownTask) =>
  parentPort?.postMessage(convertHtml(html, baseUrl)),
);
parentPort?.postMessage('ready');
