import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPlace, makeDataFolder } from './data-folder.ts';
import { describeElsewhere, findAbandonedFolders } from './shared-folder.ts';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'lawfront-place-test-')));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;

describe('findPlace', () => {
  it.skipIf(isRoot)('keeps the cluster in the data folder, run by the user who starts it', () => {
    const dataDir = makeDataFolder(path.join(folder, 'data'));
    expect(findPlace(dataDir)).toMatchObject({
      cluster: path.join(dataDir, 'postgres'),
      runAs: undefined,
    });
  });
});

describe.runIf(isRoot)('findPlace as root', () => {
  it('gives only root and the group of Postgres access to the data folder', () => {
    chmodSync(folder, 0o711);
    const dataDir = makeDataFolder(path.join(folder, 'data'));
    const { cluster, runAs } = findPlace(dataDir);
    expect(cluster).toBe(path.join(dataDir, 'postgres'));
    expect(statSync(dataDir)).toMatchObject({ uid: 0, gid: runAs?.gid });
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
  });

  it('puts the cluster into the shared folder if the data folder is inaccessible, and finds it again', () => {
    const dataDir = makeDataFolder(path.join(folder, 'data'));
    const { cluster, runAs } = findPlace(dataDir, ensureShared);
    expect(path.dirname(path.dirname(cluster))).toBe(ensureShared());
    expect(statSync(path.dirname(cluster)).uid).toBe(runAs?.uid);
    expect(findPlace(dataDir, ensureShared).cluster).toBe(cluster);
  });

  it('says where the cluster is, and finds clusters whose data folder was removed', () => {
    const dataDir = makeDataFolder(path.join(folder, 'data'));
    const { cluster } = findPlace(dataDir, ensureShared);
    const elsewhere = path.dirname(cluster);
    expect(findAbandonedFolders(ensureShared())).toEqual([]);
    expect(describeElsewhere(dataDir, cluster, [])).toEqual([
      expect.stringContaining(`The database of ${dataDir} is in ${elsewhere}`),
    ]);
    rmSync(dataDir, { recursive: true });
    expect(findAbandonedFolders(ensureShared())).toEqual([elsewhere]);
    expect(describeElsewhere(dataDir, path.join(dataDir, 'postgres'), [elsewhere])).toEqual([
      expect.stringContaining(`whose data folder is gone or was moved: ${elsewhere}.`),
    ]);
  });

  it('does not create an empty database when the existing one has become inaccessible', () => {
    const dataDir = makeDataFolder(path.join(folder, 'data'));
    mkdirSync(path.join(dataDir, 'postgres'));
    chownSync(path.join(dataDir, 'postgres'), 1234, 1234);
    expect(() => findPlace(dataDir, ensureShared)).toThrow(/1234, who may not pass through/);
  });

  it('runs Postgres as the owner of the cluster', () => {
    chmodSync(folder, 0o711);
    const dataDir = makeDataFolder(path.join(folder, 'data'));
    mkdirSync(path.join(dataDir, 'postgres'));
    chownSync(path.join(dataDir, 'postgres'), 1234, 1234);
    expect(findPlace(dataDir).runAs).toEqual({ uid: 1234, gid: 1234 });
  });
});

function ensureShared(): string {
  const shared = path.join(folder, 'shared');
  mkdirSync(shared, { recursive: true });
  return shared;
}
