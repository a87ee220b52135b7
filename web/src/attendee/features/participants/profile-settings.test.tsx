import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigateTo } from '../../../platform/device/navigate-to.ts';
import { signOutReason } from '../../../platform/session/stored-user.ts';
import { mockLayout } from '../../../support/mock-layout.ts';
import {
  calls,
  eventDataWith,
  section,
  server,
  settled,
  show,
} from '../../../support/profile-page.tsx';
import { SettingsPage } from './settings-page.tsx';

vi.mock('../../../platform/device/navigate-to.ts', () => ({ navigateTo: vi.fn() }));

const settings = <SettingsPage device={<p>This device</p>} />;

describe('<Settings>', () => {
  it('selects the language by radio buttons', async () => {
    show(eventDataWith(), settings);
    const english = section('Preferences').getByRole('radio', { name: 'English' });
    expect(english).toHaveProperty('checked', true);
    expect(section('Preferences').getByText('Español').closest('label')?.lang).toBe('es');
    await settled();
  });

  it('applies the color mode at once and after a reload', async () => {
    const { user } = show(eventDataWith(), settings);
    await user.click(section('Preferences').getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.colorMode).toBe('dark');
    expect(localStorage.getItem('ww:color-mode')).toBe('dark');
    await user.click(section('Preferences').getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset.colorMode).toBeUndefined();
    expect(localStorage.getItem('ww:color-mode')).toBeNull();
  });

  it("signs out through the server's URL", async () => {
    show(eventDataWith(), settings);
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/api/logout');
    await settled();
  });
});

describe('<DeleteData>', () => {
  it('links to the privacy notice', async () => {
    show(eventDataWith(), settings);
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveProperty('pathname', '/privacy');
    await settled();
  });

  it('deletes the data and signs out after a dialog that lists the retained data and its end date', async () => {
    mockLayout();
    server['/api/participants/maya'] = { body: { message: 'Data Deleted', kept: [] } };
    const { user } = show(eventDataWith(), settings);
    await user.click(await screen.findByRole('button', { name: 'Delete my data' }));
    const description = /stays sealed until .*20\d\d in case of a claim/;
    const question = { name: 'Delete all your data?', description };
    expect(await screen.findByRole('alertdialog', question)).toBeTruthy();
    const keep = screen.getByRole('button', { name: 'Keep my data' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/api/logout'));
    expect(signOutReason.get()).toBe('deletion');
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: '/api/participants/maya' }),
    );
  });

  it('shows an error and stays signed in when the server cannot delete the data', async () => {
    const { user } = show(eventDataWith(), settings);
    server['/api/participants/maya'] = {
      status: 503,
      body: { message: 'We cannot reach our records right now.', code: 'unavailable' },
    };
    await user.click(await screen.findByRole('button', { name: 'Delete my data' }));
    await user.click(await screen.findByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('We couldn’t delete your data')).toBeTruthy();
  });
});

describe('<SettingsPage>', () => {
  it('shows the device section, and links back to the profile', async () => {
    show(eventDataWith(), settings);
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveProperty('pathname', '/profile');
    await settled();
  });

  it('offers no deletion without a participant', async () => {
    show({ ...eventDataWith(), participant: undefined }, settings);
    expect(screen.queryByRole('button', { name: 'Delete my data' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeTruthy();
    await settled();
  });
});
