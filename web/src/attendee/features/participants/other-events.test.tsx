import { act, screen, waitFor, within } from '@testing-library/react';
import { eventDocument, pending, progress, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import { LocaleContext } from '../../../i18n/texts.ts';
import { navigateTo } from '../../../platform/device/navigate-to.ts';
import { LiveContext } from '../../../platform/live/live.ts';
import { fakeLive } from '../../../support/live-store.ts';
import { calls, eventDataWith, server, settled, show } from '../../../support/profile-page.tsx';
import { testParticipant } from '../../../support/test-event-data.tsx';
import { testLocale } from '../../../support/test-frame.tsx';
import { OtherEvents } from './other-events.tsx';

vi.mock('../../../platform/device/navigate-to.ts', () => ({ navigateTo: vi.fn() }));
const { signInWithSessionId } = vi.hoisted(() => ({ signInWithSessionId: vi.fn() }));
vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
  signInWithSessionToken: signInWithSessionId,
}));

describe('<OtherEvents>', () => {
  const linked = testParticipant({ linkedIds: ['jonah'] });
  const walks = [
    { participantId: 'maya', name: 'Maya Reyes', eventNames: ['Autumn Wine Walk'] },
    { participantId: 'jonah', name: 'Jonah Whitfield', eventNames: ['Spring Walk'] },
  ];

  it('switches to another event of the same person', async () => {
    server['/api/session/walks'] = { body: walks };
    server['/api/session/switch'] = {
      body: {
        user: { id: 'jonah', firstName: 'Jonah', lastName: 'Whitfield', email: 'j@example.com' },
        sessionId: 'a custom token',
      },
    };
    const { user } = show(eventDataWith({ participant: linked }));
    await user.click(await screen.findByRole('button', { name: 'Switch to Jonah Whitfield' }));
    await waitFor(() => expect(signInWithSessionId).toHaveBeenCalledWith('a custom token'));
    expect(navigateTo).toHaveBeenCalledWith('/');
    expect(screen.queryByRole('button', { name: 'Switch to Maya Reyes' })).toBeNull();
  });

  it("lists the attendee's own other walks with date, stamps and confirmation", async () => {
    const live = fakeLive();
    const participant = testParticipant({
      registrations: { autumn: 'submission', spring: 'earlier', deleted: 'gone' },
    });
    show(
      eventDataWith({ participant }),
      <LiveContext value={live}>
        <OtherEvents participant={participant} eventId="autumn" />
      </LiveContext>,
    );
    act(() => {
      const startTime = '2026-04-18T20:00:00.000Z';
      live.emitDocument('events/spring', eventDocument({ name: 'Spring Walk', startTime }));
      live.emitDocument(
        'participants/maya/progress/spring',
        progress({ visits: { a: verified(), b: verified(), c: pending() } }),
      );
    });
    const rows = within(screen.getByRole('region', { name: 'Your other walks' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => row.textContent)).toEqual([
      'Spring WalkSaturday, April 18, 2026\u00a0· 2 stampsView',
    ]);
    expect(screen.getByRole('link', { name: 'View Spring Walk' })).toHaveProperty(
      'pathname',
      '/waiver/earlier',
    );
    await settled();
  });

  it('begins the date of a walk with a capital in Spanish', async () => {
    const live = fakeLive();
    const participant = testParticipant({ registrations: { autumn: 'submission', spring: 'old' } });
    show(
      eventDataWith({ participant }),
      <LocaleContext value={{ ...testLocale, language: 'es', locale: 'es-US' }}>
        <LiveContext value={live}>
          <OtherEvents participant={participant} eventId="autumn" />
        </LiveContext>
      </LocaleContext>,
    );
    const startTime = '2026-04-18T20:00:00.000Z';
    act(() => live.emitDocument('events/spring', eventDocument({ startTime })));
    expect(screen.getByText('Sábado, 18 de abril de 2026')).toBeTruthy();
    await settled();
  });

  it('sends no request when there are no other events', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Your other walks' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/api/session/walks');
  });
});
