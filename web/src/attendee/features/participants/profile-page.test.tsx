import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventDataWith, section, server, settled, show } from '../../../support/profile-page.tsx';
import { testParticipant } from '../../../support/test-event-data.tsx';
import { ProfilePage } from './profile-page.tsx';

vi.mock('../../../platform/device/navigate-to.ts', () => ({ navigateTo: vi.fn() }));
const { signInWithSessionId } = vi.hoisted(() => ({ signInWithSessionId: vi.fn() }));
vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
  signInWithSessionToken: signInWithSessionId,
}));

describe('header and account info', () => {
  it('shows initials, name, email and the participant badge above the passport', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Maya’s passport' })).toBeTruthy();
    for (const text of ['MR', 'Maya Reyes', 'maya.reyes@example.com', 'Wine Walk Participant'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.title).toBe('Maya’s passport – Wine Walk');
    await settled();
  });

  it('shows passport and past walks before the ticket', async () => {
    server['/api/session/walks'] = {
      body: [{ participantId: 'jonah', name: 'Jonah Whitfield', eventNames: ['Spring Walk'] }],
    };
    const participant = testParticipant({ linkedIds: ['jonah'] });
    show(eventDataWith({ participant }), <ProfilePage ticket={<h2>My ticket</h2>} />);
    await screen.findByRole('heading', { name: 'Your other walks' });
    const headings = screen.getAllByRole('heading', { level: 2 }).slice(0, 3);
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Stamps',
      'Your other walks',
      'My ticket',
    ]);
    await settled();
  });

  it('shows member since, phone and status', async () => {
    show();
    const account = section('Account Info');
    expect(account.getByText('Friday, November 20, 2026')).toBeTruthy();
    expect(account.getByText('540-555-0100')).toBeTruthy();
    expect(account.getByText('Active')).toBeTruthy();
    await settled();
  });

  it('shows a phone that was typed as digits in groups', async () => {
    show(eventDataWith({ participant: testParticipant({ phoneNumber: '5405550188' }) }));
    expect(section('Account Info').getByText('(540) 555-0188')).toBeTruthy();
    await settled();
  });

  it('shows that no phone was given', async () => {
    show(eventDataWith({ participant: testParticipant({ phoneNumber: '' }) }));
    expect(section('Account Info').getByText('Not provided')).toBeTruthy();
    await settled();
  });
});

describe('safe way home', () => {
  const contacts = { taxiPhone: '555-0199', transitUrl: '', deskPhone: '', emergencyPhone: '' };
  const withContacts = (wayHome: typeof contacts) => {
    const eventData = eventDataWith();
    return { ...eventData, event: { ...eventData.event, wayHome } };
  };

  it('shows the contacts once', async () => {
    show(withContacts(contacts));
    expect(screen.getAllByText('Safe way home')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Call a taxi' })).toBeTruthy();
    await settled();
  });

  it('shows nothing without contacts', async () => {
    show(withContacts({ ...contacts, taxiPhone: '' }));
    expect(screen.queryByText('Safe way home')).toBeNull();
    await settled();
  });
});

describe('<ProfilePage> states', () => {
  it('shows skeletons while loading', () => {
    show({ status: 'loading', participant: undefined, retry: () => undefined });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  it("shows 'Participant not found' when the record is missing for some seconds", async () => {
    show({ ...eventDataWith(), participant: undefined });
    expect(screen.queryByText('Participant not found')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(screen.getByRole('heading', { name: 'Participant not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeTruthy();
  });

  it('shows the participant when the record is created', async () => {
    const { change } = show({ ...eventDataWith(), participant: undefined });
    await act(() => vi.advanceTimersByTimeAsync(6100));
    change(eventDataWith());
    expect(screen.getByText('Maya Reyes')).toBeTruthy();
    await settled();
  });

  it('shows an error and retries when loading fails', async () => {
    const retry = vi.fn();
    const error = new Error('x');
    const { user } = show({ status: 'error', error, participant: undefined, retry });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
