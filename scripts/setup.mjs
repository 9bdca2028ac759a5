// Installs the packages that the project's commands need, unless they are already installed. Runs before those commands
// on the machine's own Node, without any packages: no TypeScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MACHINE_NODE = [20, 19];
const PROJECT_NODE = [22, 18];
const WAIT_MS = 200;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inModules = (...parts) => path.join(root, 'node_modules', ...parts);
const hiddenLockFile = inModules('.package-lock.json');
const stampFile = inModules('.lawfront-setup');
const lockFolder = path.join(root, '.tmp', 'setup.lock');

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Hash of everything that determines the installed packages; the scripts in package.json do not count. */
function wantedStamp() {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = manifest;
  return createHash('sha256')
    .update(
      JSON.stringify([
        [process.platform, process.arch],
        [dependencies, devDependencies, optionalDependencies, overrides, allowScripts],
      ]),
    )
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

const isSetUp = (stamp) => existsSync(hiddenLockFile) && readText(stampFile) === stamp;

/** Whether a manual `npm ci` or `npm install` has installed what the lock file requires. */
function installedByHand() {
  const installed = JSON.parse(readText(hiddenLockFile) ?? '{}').packages;
  if (!installed) return false;
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const missing = Object.keys(locked).some(
    (name) => name !== '' && !installed[name] && isNeededHere(locked[name]),
  );
  const different = Object.keys(installed).some(
    (name) =>
      locked[name]?.version !== installed[name].version ||
      locked[name].integrity !== installed[name].integrity,
  );
  return !missing && !different && projectNodeProblem() === undefined;
}

/** Most optional packages are platform-specific builds; those that depend on the C library are left to npm. */
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return Boolean(!libc && os?.includes(process.platform) && cpu?.includes(process.arch));
}

function install() {
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { status, error } = runNpm([...flags, '--loglevel=error']);
  if (status === 0) return;
  fail(
    `The packages could not be installed: npm ci ${error ? `did not start (${error.message})` : 'failed, see above'}.\n` +
      'It needs the network, a writable project folder and a package-lock.json that fits package.json.\n' +
      'Fix what is missing, then run the same command again.',
  );
}

function runNpm(args) {
  const options = { cwd: root, stdio: 'inherit' };
  const npm = process.env.npm_execpath;
  // Does not use the Node in node_modules, which runs this script from the second time on, because npm ci deletes it.
  const node = process.env.npm_node_execpath ?? process.execPath;
  if (npm && /npm-cli\.c?js$/.test(npm)) return spawnSync(node, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** The problem with the Node that the project's commands run on; undefined if there is none. */
function projectNodeProblem() {
  const onWindows = process.platform === 'win32';
  const command = inModules('.bin', onWindows ? 'node.cmd' : 'node');
  const { status, stdout } = spawnSync(onWindows ? `"${command}"` : command, ['--version'], {
    encoding: 'utf8',
    shell: onWindows,
  });
  if (status !== 0) return 'it does not run';
  return isAtLeast(stdout.trim().slice(1), PROJECT_NODE) ? undefined : `it is ${stdout.trim()}`;
}

function isAtLeast(version, [major, minor]) {
  const [itsMajor, itsMinor] = version.split('.').map(Number);
  return itsMajor > major || (itsMajor === major && itsMinor >= minor);
}

/** Acquires the lock, because npm would replace the packages during another setup. */
async function takeLock() {
  // A folder that names its owner is renamed atomically to the lock; that fails if the lock exists.
  const own = `${lockFolder}.${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'pid'), String(process.pid));
  for (let told = false; ; told = true) {
    try {
      renameSync(own, lockFolder);
      return;
    } catch (error) {
      const isTaken = ['ENOTEMPTY', 'EEXIST'].includes(error.code) || process.platform === 'win32';
      if (!isTaken) throw error;
    }
    const owner = ownerOf(lockFolder);
    if (owner && !isAlive(owner)) {
      removeLockOf(owner);
      continue;
    }
    if (!told) process.stdout.write(`Process ${owner} is installing the packages: waiting\n`);
    await wait(WAIT_MS);
  }
}

function removeLockOf(owner) {
  const aside = `${lockFolder}.stale-${process.pid}`;
  try {
    renameSync(lockFolder, aside);
    // Between the check and the rename, another process may have removed the stale lock and acquired it.
    if (ownerOf(aside) === owner) {
      rmSync(aside, { recursive: true, force: true });
    } else renameSync(aside, lockFolder);
  } catch {
    // Another waiting process has removed it first.
  }
}

const ownerOf = (folder) => Number(readText(path.join(folder, 'pid')));

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function fail(message) {
  rmSync(lockFolder, { recursive: true, force: true });
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

async function setUp(stamp) {
  if (!isAtLeast(process.versions.node, MACHINE_NODE)) {
    process.stderr.write(
      `Lawfront needs Node ${MACHINE_NODE.join('.')} or newer; this is ${process.versions.node}.\n`,
    );
    process.exit(1);
  }
  await takeLock();
  if (isSetUp(stamp)) return;
  if (!installedByHand()) {
    process.stdout.write(
      'Installing the packages (npm ci), half a minute or more the first time\n',
    );
    install();
    const problem = projectNodeProblem();
    if (problem) {
      fail(
        `The Node in node_modules/.bin cannot be used: ${problem}; the project needs ${PROJECT_NODE.join('.')} or newer.\n` +
          'It comes with the package "node", whose install script must be allowed to run: see that npm\n' +
          'is not set to ignore-scripts (npm config get ignore-scripts), then run the same command again.',
      );
    }
  }
  writeFileSync(stampFile, stamp);
}

const stamp = wantedStamp();
if (!isSetUp(stamp)) {
  await setUp(stamp);
  rmSync(lockFolder, { recursive: true, force: true });
}
