import type { Access } from '@wine-walk/common/api/endpoint.ts';
import { problem } from '@wine-walk/common/api/problems.ts';
import { type AuthProblem, notSignedIn } from './authenticate.ts';
import type { Caller } from './caller.ts';

/** Whether the caller may use an endpoint of this access; the refusal where not. */
export function authorize(caller: Caller | null, access: Access): AuthProblem | undefined {
  if (access === 'anyone') return undefined;
  if (!caller) return notSignedIn();
  if (access === 'attendee')
    return caller.kind === 'attendee' ? undefined : forbidden('This is for participants.');
  if (caller.kind !== 'staff') return forbidden('This is for staff.');
  if (access === 'admin' && caller.role !== 'admin') return forbidden('This needs the admin role.');
  if (access === 'desk' && caller.role === 'shop') return forbidden('This is for the desk.');
  return undefined;
}

const forbidden = (message: string) => problem('forbidden', message);
