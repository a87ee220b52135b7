import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/paths.ts';

/** A package as package-lock.json (version 3) describes it. */
export interface LockedPackage {
  version?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type LockedPackages = Record<string, LockedPackage>;

/**
 * The part of the root's lock that one workspace needs, as if the workspace were a project of its own.
 * @throws where a package that is needed is not locked.
 */
export function lockOfWorkspace(packages: LockedPackages, workspace: string): LockedPackages {
  const own = packages[workspace];
  if (!own) throw new Error(`There is no workspace "${workspace}" in the lock.`);
  const needed: LockedPackages = { '': own };
  const toVisit: [place: string, described: LockedPackage][] = [[workspace, own]];
  for (let next = toVisit.pop(); next; next = toVisit.pop()) {
    const [place, described] = next;
    for (const { name, isOptional } of dependenciesOf(described)) {
      const found = findPackage(packages, place, name);
      if (!found && isOptional) continue;
      if (!found) throw new Error(`${name}, which ${place} needs, is not locked.`);
      const target = ownPlace(found, workspace);
      if (needed[target]) continue;
      const { dev, ...locked } = packages[found] ?? {};
      needed[target] = locked;
      toVisit.push([found, locked]);
    }
  }
  return Object.fromEntries(Object.entries(needed).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function dependenciesOf(described: LockedPackage): { name: string; isOptional: boolean }[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = described;
  const isOptionalPeer = (name: string) =>
    described.peerDependenciesMeta?.[name]?.optional ?? false;
  return [
    ...Object.keys(dependencies).map((name) => ({
      name,
      isOptional: name in optionalDependencies,
    })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, isOptional: true })),
    ...Object.keys(peerDependencies).map((name) => ({ name, isOptional: isOptionalPeer(name) })),
  ];
}

/** Where Node finds a package from another one's folder: its own node_modules, then those above. */
function findPackage(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

const ownPlace = (place: string, workspace: string) =>
  place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place;

/** Writes functions/package-lock.json, by which Cloud Build installs what was tested. */
export function writeFunctionsLock(): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  const { name, version } = lock.packages.functions as { name: string; version: string };
  const packages = lockOfWorkspace(lock.packages, 'functions');
  const own = { name, version, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(root, 'functions', 'package-lock.json'), `${JSON.stringify(own, null, 2)}\n`);
}
