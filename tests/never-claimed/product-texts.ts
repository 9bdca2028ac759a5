import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where texts are that the product brings: of pages, mails, screens, packs, presets, the API and the documentation. */
const FOLDERS = ['messages', 'web', 'src', 'db', 'docs', 'deploy'];
const FILES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', '.env.example'];

/** Tests; the articles and reviews of the demo firm, which are marked as samples; and generated types. */
const LEFT_OUT = /\.test\.|\/testing\/|\/recorded\/|^db\/demo\/|schema\.gen/;
const TEXT_FILE = /\.(?:tsx?|json|sql|md|html|ya?ml|txt|conf|service)$/;

export function productFiles(): string[] {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return [...FILES, ...found].filter((file) => TEXT_FILE.test(file) && !LEFT_OUT.test(file));
}

/** The sentences of a file, without the comments of code and the marks of Markdown. Fragments of code are among them. */
export function sentencesOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  const blocks = file.endsWith('.md') ? text.replaceAll('**', '').split(/\n\n|\n *- /) : [text];
  return blocks.flatMap((block) => partsOf(file, block));
}

function partsOf(file: string, text: string): string[] {
  const isCode = /\.tsx?$/.test(file);
  return (isCode ? withoutComments(text) : text)
    .replace(/\s+/g, ' ')
    .split(isCode || file.endsWith('.json') ? /['"`<>{}]|(?<=[.!?]) / : /(?<=[.!?]) /)
    .map((part) => part.trim())
    .filter(Boolean);
}

const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
