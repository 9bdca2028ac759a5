import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** Path of the first of `commands` that is in one of the folders, by default those of the PATH. */
export function findProgram(
  commands: readonly string[],
  folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== ''),
): string | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command + suffix)))
    .find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this user can install Debian or Ubuntu packages on this machine. */
export const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a distribution package. Throws if that fails. */
export function installPackage(name: string): void {
  process.stdout.write(`Installing the package ${name} with apt-get\n`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

function apt(...args: string[]): void {
  const { status, error } = spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed.`, { cause: error });
}
