import { host, offsetFromEnvironment, portsAt, projectId } from '../../tools/emulators/ports.ts';

/** Where the stack under test answers; PORT_OFFSET says which one, as for every command. */
const ports = portsAt(offsetFromEnvironment(100));

export const stack = {
  projectId,
  /** The app, and under `/api` its server. */
  url: `http://${host}:${ports.hosting}`,
  ports,
};
