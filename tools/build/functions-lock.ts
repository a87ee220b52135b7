import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/paths.ts';

/** Fields of a package.json that are read or written here. */
interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  type?: string;
  main?: string;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** Package entry of package-lock.json (version 3). */
export interface LockedPackage {
  name?: string;
  version?: string;
  engines?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type LockedPackages = Record<string, LockedPackage>;

/**
 * Returns the part of the root's lock file that one workspace needs, as a lock file of that workspace.
 * @throws if a needed package is not locked.
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
      const { dev, optional, ...locked } = packages[found] ?? {};
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

/** Returns the path at which Node resolves a package from a folder: its node_modules, then those above. */
function findPackage(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

const ownPlace = (place: string, workspace: string) =>
  place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place;

/** Packages that the deployed functions install: the bundle imports the first, and firebase-tools reads the second. */
const installed = ['firebase-admin', 'firebase-functions'];
/** Optional dependency of the Admin SDK that the functions need: npm would skip it without an error if a download fails. */
const firestoreClient = '@google-cloud/firestore';

/**
 * Returns the package.json that is deployed with the bundle. The bundle contains every other dependency, and Cloud Build cannot
 * install a workspace.
 * @throws if the Firestore client is not locked.
 */
export function deployedManifest(own: Manifest, packages: LockedPackages): Manifest {
  const { name, version, type, engines, dependencies = {} } = own;
  const needed = Object.entries(dependencies).filter(([dependency]) =>
    installed.includes(dependency),
  );
  const firestoreVersion = packages[`node_modules/${firestoreClient}`]?.version;
  if (!firestoreVersion) throw new Error(`${firestoreClient} is not locked.`);
  return {
    name,
    version,
    private: true,
    type,
    main: 'index.js',
    engines,
    dependencies: { ...Object.fromEntries(needed), [firestoreClient]: firestoreVersion },
  };
}

/** Writes package.json and package-lock.json of the deployed functions, so that Cloud Build installs the tested versions. */
export function writeDeployedPackage(folder: string): void {
  const read = (...path: string[]): unknown =>
    JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const { packages } = read('package-lock.json') as { packages: LockedPackages };
  const manifest = deployedManifest(read('functions', 'package.json') as Manifest, packages);
  const { name, version, engines, dependencies } = manifest;
  const locked = { ...packages, functions: { name, version, engines, dependencies } };
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: lockOfWorkspace(locked, 'functions'),
  };
  for (const [file, content] of Object.entries({
    'package.json': manifest,
    'package-lock.json': lock,
  }))
    writeFileSync(join(root, folder, file), `${JSON.stringify(content, null, 2)}\n`);
}
