import { getPortPromise } from 'portfinder';
import { UserError } from '../shared/failure.ts';

export const host = '127.0.0.1';
export const projectId = 'demo-wine-walk';

/**
 * All ports differ in their last two digits, so that stacks whose offsets differ by hundreds do not collide.
 */
const base = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  hosting: 5002,
  hub: 4400,
  logging: 4510,
  eventarc: 9290,
  tasks: 9495,
  firestoreWebsocket: 9150,
  vite: 5173,
  smtp: 1025,
  mail: 8027,
};

export type PortName = keyof typeof base;
export type Ports = Record<PortName, number>;

const portUsers: Record<PortName, string> = {
  auth: 'the Auth emulator',
  functions: 'the Functions emulator',
  firestore: 'the Firestore emulator',
  hosting: 'the app (Hosting emulator)',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  eventarc: 'the Eventarc emulator',
  tasks: 'the Cloud Tasks emulator',
  firestoreWebsocket: "the Firestore emulator's websocket",
  vite: "Vite's dev server",
  smtp: 'the local mail server',
  mail: 'the page with the local mail',
};

/** Returns the program at a port, as part of a sentence. */
export const portUser = (name: PortName): string => portUsers[name];

/** Returns PORT_OFFSET (an integer from 0 to 50000), else `fallback`. */
export function offsetFromEnvironment(fallback = 0): number {
  const text = process.env.PORT_OFFSET;
  if (!text) return fallback;
  const offset = Number(text);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new UserError(`PORT_OFFSET must be a whole number from 0 to 50000, not "${text}".`);
  }
  return offset;
}

export function portsAt(offset: number): Ports {
  const entries = Object.entries(base).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(entries) as Ports;
}

/** Ports blocked by browsers and `fetch`, from 4000 on (https://fetch.spec.whatwg.org/#port-blocking). */
const refusedByFetch = [
  4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
];

/** Throws a UserError with the first of the ports that is blocked or in use. */
export async function requireFree(ports: Ports, names: readonly PortName[]): Promise<void> {
  for (const name of names) {
    if (refusedByFetch.includes(ports[name])) {
      throw new UserError(
        `Browsers refuse port ${ports[name]}, which ${portUsers[name]} would have. Choose another PORT_OFFSET.`,
      );
    }
    if (await isFree(ports[name])) continue;
    throw new UserError(
      `Port ${ports[name]} is taken, and ${portUsers[name]} wants it. Stop what listens there ` +
        '(another Wine Walk, perhaps), or move every port: PORT_OFFSET=200 npm start.',
    );
  }
}

/** True if the port is free at every address of this machine: some systems allow one listener per address. */
const isFree = (port: number): Promise<boolean> =>
  getPortPromise({ host, port, stopPort: port }).then(
    () => true,
    () => false,
  );
