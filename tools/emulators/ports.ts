import { getPortPromise } from 'portfinder';
import { UserError } from '../shared/failure.ts';

export const host = '127.0.0.1';
export const projectId = 'demo-wine-walk';

/**
 * Every port differs in its last two digits, so that two stacks whose offsets are hundreds apart
 * never meet.
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
};

export type PortName = keyof typeof base;
export type Ports = Record<PortName, number>;

const wantedBy: Record<PortName, string> = {
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
};

/** PORT_OFFSET from the environment (a whole number from 0 to 50000), else `fallback`. */
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

/** What browsers and `fetch` refuse to ask, of the ports from 4000 on (https://fetch.spec.whatwg.org/#port-blocking). */
const refusedByFetch = [
  4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
];

/** Throws a Failure naming the first of the named ports that cannot be asked, or that something else listens on. */
export async function requireFree(ports: Ports, names: readonly PortName[]): Promise<void> {
  for (const name of names) {
    if (refusedByFetch.includes(ports[name])) {
      throw new UserError(
        `Browsers refuse port ${ports[name]}, which ${wantedBy[name]} would have. Choose another PORT_OFFSET.`,
      );
    }
    if (await isFree(ports[name])) continue;
    throw new UserError(
      `Port ${ports[name]} is taken, and ${wantedBy[name]} wants it. Stop what listens there ` +
        '(another Wine Walk, perhaps), or move every port: PORT_OFFSET=200 npm start.',
    );
  }
}

/** Whether it can be listened on at every address of this machine: some systems let several do so, each at another. */
const isFree = (port: number): Promise<boolean> =>
  getPortPromise({ host, port, stopPort: port }).then(
    () => true,
    () => false,
  );
