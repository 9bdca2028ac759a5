import { chromium } from 'playwright-core';
import { canInstallPackages, findProgram, installPackage, isExecutable } from './find-program.ts';

/** The headless shell first: it has no user interface, which reduces the duration of the tests by a third. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
/** Debian packages; Ubuntu has only the second one. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const WHAT_TO_DO =
  'The browser tests need Chromium: install the package chromium of your system or Google Chrome, ' +
  'or run "npx playwright-core install chromium", or set CHROMIUM_PATH to the program file of one.';

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, else one on the PATH, else Playwright's download, else the
 * distribution's package, which is installed if this process runs as root on Debian or Ubuntu. Throws with instructions
 * if none of them works.
 */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which is not a program that can be run.`);
  }
  return findProgram(COMMANDS) ?? findDownload() ?? installFromDistribution();
}

function findDownload(): string | undefined {
  const file = chromium.executablePath();
  return isExecutable(file) ? file : undefined;
}

function installFromDistribution(): string {
  if (!canInstallPackages()) throw new Error(WHAT_TO_DO);
  const errors: unknown[] = [];
  for (const name of PACKAGES) {
    try {
      installPackage(name);
      const file = findProgram(COMMANDS);
      if (file) return file;
    } catch (error) {
      errors.push(error);
    }
  }
  throw new Error(`Chromium could not be installed. ${WHAT_TO_DO}`, { cause: errors[0] });
}
