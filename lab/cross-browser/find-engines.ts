import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../../tools/shared/failure.ts';
import { printLine } from '../../tools/shared/print.ts';
import { runCommand } from '../../tools/shared/run-command.ts';

/** Programs that an engine needs: possible paths of each, and the Debian package that contains it. */
interface Engine {
  name: 'Firefox' | 'WebKit';
  /** Programs by the environment variable with their path, which the tests read. */
  parts: Record<string, { package: string; places: () => string[] }>;
}

const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** Debian installs a WebKit per processor, in a folder with its name. */
const webkitFolders = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['4.1', '6.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}`),
);

const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    parts: {
      FIREFOX_PATH: {
        package: 'firefox-esr',
        places: () => [...onPath('firefox'), ...onPath('firefox-esr')],
      },
    },
  },
  {
    name: 'WebKit',
    parts: {
      WEBKIT_DRIVER_PATH: {
        package: 'webkit2gtk-driver',
        places: () => onPath('WebKitWebDriver'),
      },
      WEBKIT_PATH: {
        package: 'webkit2gtk-driver',
        places: () => webkitFolders.map((folder) => join(folder, 'MiniBrowser')),
      },
      XVFB_PATH: { package: 'xvfb', places: () => onPath('Xvfb') },
    },
  },
];

/**
 * Returns the paths of the engines as environment variables: those set already, else of the system, else
 * installed now if this is root on Debian. Throws a UserError that lists the tried paths if a program is
 * missing.
 */
export async function findEngines(): Promise<Record<string, string>> {
  const missing = engines.flatMap(({ parts }) =>
    Object.entries(parts).filter(([variable, part]) => !placeOf(variable, part.places())),
  );
  if (missing.length > 0) await install([...new Set(missing.map(([, part]) => part.package))]);
  const found = engines.flatMap(({ name, parts }) =>
    Object.entries(parts).map(([variable, part]) => {
      const place = placeOf(variable, part.places());
      if (place) return [variable, place] as const;
      throw new UserError(
        `${name} cannot be had here: ${part.places().join(', ')} do not exist. ` +
          `Debian has it as ${part.package}; elsewhere name it in ${variable}.`,
      );
    }),
  );
  return Object.fromEntries(found);
}

function placeOf(variable: string, places: string[]): string | undefined {
  return [process.env[variable] ?? '', ...places].find(
    (place) => place !== '' && existsSync(place),
  );
}

async function install(packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  printLine(`Installing Debian’s packages ${packages.join(', ')} ...`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  if ((await runCommand('apt-get', ['update', '-qq'], options)) === null) return;
  const quietly = ['install', '-y', '-qq', '--no-install-recommends'];
  await runCommand('apt-get', [...quietly, ...packages], options);
}
