import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { readActiveEvent } from '@wine-walk/common/api/events.ts';
import type { submitRegistration } from '@wine-walk/common/api/registrations.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { shownSampleReleases } from '@wine-walk/common/support/sample-release.ts';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import ConfirmationPage from '../../attendee/features/registrations/confirmation/confirmation-page.tsx';
import SignedCopyPage from '../../attendee/features/registrations/confirmation/signed-copy-page.tsx';
import { WaiverPage } from '../../attendee/features/registrations/form/waiver-page.tsx';
import { confirmation } from '../own-confirmation.ts';
import { invalidFields } from '../portal/fake-server.ts';
import { TestFrame } from '../test-frame.tsx';

// The release makes this page long: computing the visibility of each element takes seconds.
configure({ defaultHidden: true });

/** Call as received by the server. */
export interface Call {
  body: unknown;
  headers: Headers;
}
interface Said {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
type Answer = Said | Error | Promise<Said>;
type Handler = (call: Call) => Answer;

/** Responds to API calls by 'METHOD /path' and records them. */
export function serve(handlers: Record<string, Handler>) {
  const calls: Record<string, Call[]> = {};
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const name = `${init.method} ${path}`;
    const handler = handlers[name];
    if (!handler) throw new TypeError(`Nobody answers ${name}.`);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { body, headers: new Headers(init.headers) };
    calls[name] = [...(calls[name] ?? []), call];
    const answer = await handler(call);
    if (answer instanceof Error) throw answer;
    init.signal?.throwIfAborted();
    const { status, headers, body: said } = answer;
    return typeof said === 'string'
      ? new Response(said, { status, headers })
      : Response.json(said, { status, headers });
  });
  return {
    calls: (name: string) => calls[name] ?? [],
    /** Responds in another way from now on. */
    on: (name: string, handler: Handler) => {
      handlers = { ...handlers, [name]: handler };
    },
  };
}

export const ok = (body: unknown) => () => ({ status: 200, body });
export const failWith =
  (status: number, code: string, message: string, fields?: Record<string, string>) => () => ({
    status,
    body: { code, message, ...(fields && { fields: invalidFields(fields) }) },
  });
export const offline = () => new TypeError('Failed to fetch');
/** Simulates a request timeout. */
export const silent = (): never => {
  throw new DOMException('The operation timed out.', 'TimeoutError');
};

const hour = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

export const activeEvent: NonNullable<ResponseOf<typeof readActiveEvent>> = {
  id: 'autumn',
  name: 'Autumn Wine Walk',
  description: 'An evening.',
  descriptionIn: inNoLanguage,
  startTime: inHours(-1),
  endTime: inHours(4),
  isActive: true,
  timeZone: 'America/New_York',
  ticketPrice: { amountCents: 3500, currency: 'USD' },
  ticketUrl: '',
  place: 'Depot Square, Harlow, VA',
  hashtag: '#walk',
  checkInRadiusMeters: 50,
  businessCount: 14,
  isSoldOut: false,
  hasWaitingList: false,
};

export const validTicket = {
  isValid: true,
  message: 'Ticket WW2024-001240 is valid for Autumn Wine Walk.',
  participantName: null,
  eventName: 'Autumn Wine Walk',
  emailHint: null,
  ticketId: 'WW2024-001240',
  reason: null,
  usedAt: null,
  minimumAge: null,
};

export const unknownTicket = {
  isValid: false,
  message:
    'We can’t find ticket WW2024-999999. Check the number, or buy a ticket at the registration desk.',
  participantName: null,
  eventName: null,
  emailHint: null,
  ticketId: 'WW2024-999999',
  reason: 'not-found',
  usedAt: null,
  minimumAge: null,
};

/** Part of a validation that a registration sends. */
export const sentValidation = ({
  isValid,
  message,
  participantName,
  eventName,
}: typeof validTicket | typeof unknownTicket) => ({ isValid, message, participantName, eventName });

export const registered: ResponseOf<typeof submitRegistration> = {
  user: { id: 'uid-1', firstName: 'Iris', lastName: 'Okafor', email: 'iris@example.com' },
  sessionId: 'custom-token',
  submissionId: 'SUBMISSION1',
};

export const routes = {
  event: 'GET /api/events/active',
  release: 'GET /api/releases/current',
  ticket: 'POST /api/tickets/validate',
  code: 'POST /api/tickets/code',
  prove: 'POST /api/tickets/prove',
  submit: 'POST /api/waiver/submit',
  confirmation: 'GET /api/waiver/SUBMISSION1',
};

/** Handlers of a server without failures. */
export const working: Record<string, Handler> = {
  [routes.event]: ok(activeEvent),
  [routes.release]: ok(shownSampleReleases()),
  [routes.ticket]: ok(validTicket),
  [routes.submit]: ok(registered),
  [routes.confirmation]: ok(confirmation),
};

function Elsewhere() {
  return <p>{`At ${useLocation().pathname}`}</p>;
}

/** Opens an address of this feature. Returns the user events. */
export function visit(at = '/waiver', around = (page: ReactNode): ReactNode => page) {
  const page = (
    <Routes>
      <Route path="/waiver" element={<WaiverPage onSignIn={() => undefined} />} />
      <Route path="/waiver/:submissionId" element={<ConfirmationPage />} />
      <Route path="/verify/:submissionId" element={<SignedCopyPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
  render(<TestFrame at={at}>{around(page)}</TestFrame>);
  return userEvent.setup({ delay: null });
}

/** Publishes another release, which the page reads when it is shown again. */
export function replaceRelease(server: ReturnType<typeof serve>) {
  server.on(routes.release, ok(shownSampleReleases('2026-12')));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

/** Opens the address again, as after a reload. */
export function reload(at?: string) {
  cleanup();
  return visit(at);
}

/** Finds a field by label, which is much faster than by role on a page this long. */
export const field = (label: RegExp | string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=checkbox])' });
export const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const submitButton = () =>
  screen.getByText('Complete Registration').closest('button') as HTMLButtonElement;

/** Replaces the value of a field. */
export async function enter(user: UserEvent, label: RegExp | string, text: string) {
  const input = await field(label);
  await user.tripleClick(input);
  if (text) await user.paste(text);
  else await user.keyboard('{Delete}');
}

/** Types the ticket ID and validates it. */
export async function validate(user: UserEvent, id = 'WW2024-001240') {
  await enter(user, 'Ticket ID', id);
  await user.click(screen.getByText('Validate'));
}

/** Fills in the required fields except the ticket. */
export async function fillIn(user: UserEvent, { email = 'iris@example.com' } = {}) {
  await enter(user, /^Full legal name/, 'Iris Okafor');
  await enter(user, /^Email/, email);
  await user.click(box(/^I am 21 or older/));
  await user.click(box(/^I have read the liability waiver/));
}
