import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeMessage } from './compose.ts';
import type { MailTransport } from './mail.ts';

/**
 * Stores mails instead of sending them: one .eml file each, named by its Message-ID, so that a repeated send overwrites
 * the file.
 */
export function createMailCatcher({ directory }: { directory: string }): MailTransport {
  return {
    isCatcher: true,
    async send(message) {
      const source = await composeMessage(message);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = message.messageId.replace(/[^\w.-]+/g, '');
      const unfinished = path.join(directory, `.${name}.${process.pid}`);
      await writeFile(unfinished, source, { mode: 0o600 });
      await rename(unfinished, path.join(directory, `${name}.eml`));
      return undefined;
    },
    close() {},
  };
}
