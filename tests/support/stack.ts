import { host, offsetFromEnvironment, portsAt, projectId } from '../../tools/emulators/ports.ts';

/** URL of the stack under test, selected by PORT_OFFSET. */
const ports = portsAt(offsetFromEnvironment(100));

export const stack = {
  projectId,
  /** App, with its API under `/api`. */
  url: `http://${host}:${ports.hosting}`,
  ports,
};
