import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome'];

const WHAT_TO_DO =
  'The browser tests need Chromium: install the package chromium of your system or Google Chrome, ' +
  'or run "npx playwright-core install chromium", or set CHROMIUM_PATH to the program file of one.';

/**
 * The program file of a Chromium for the browser tests: `CHROMIUM_PATH`, else one on the PATH, else
 * Playwright's own download, else, for root on Debian and Ubuntu, the distribution's package, which
 * this installs. Throws with what to do where none of them works.
 */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which is not a program that can be run.`);
  }
  return findOnPath() ?? findDownload() ?? installFromDistribution();
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return COMMANDS.flatMap((command) =>
    folders.map((folder) => path.join(folder, command + suffix)),
  ).find(isExecutable);
}

function findDownload(): string | undefined {
  const file = chromium.executablePath();
  return isExecutable(file) ? file : undefined;
}

function installFromDistribution(): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(WHAT_TO_DO);
  process.stdout.write('No Chromium found: installing the package chromium with apt-get\n');
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  const file = findOnPath();
  if (file) return file;
  throw new Error(WHAT_TO_DO);
}

function apt(...args: string[]): void {
  const { status, error } = spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) {
    throw new Error(`apt-get ${args.join(' ')} failed. ${WHAT_TO_DO}`, { cause: error });
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
