import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { at } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleContext } from '../../../i18n/texts.ts';
import {
  announcement,
  bell,
  firestore,
  now,
  press,
  say,
  show,
  titles,
  welcome,
} from '../../../support/announcement-bell.tsx';
import { attachStyles } from '../../../support/cheap-rendering.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { testLocale } from '../../../support/test-frame.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { system } from '../../../ui/theme/system.ts';
import AnnouncementBell from './announcement-bell.tsx';

describe('<AnnouncementBell>', () => {
  it('shows the number of unread announcements and announces it to screen readers', () => {
    show([welcome, press]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
    expect(screen.getByText('2')).toBeTruthy();
    expect(firestore.requests).toContainEqual({
      path: 'events/autumn/announcements',
      where: [['isPublished', '==', true]],
    });
  });

  it('requests only announcements for everyone without a registration', () => {
    show([welcome], { ...readyEventData(), isRegistered: false });
    expect(firestore.requests).not.toContainEqual({
      path: 'events/autumn/announcements',
      where: [['isPublished', '==', true]],
    });
    expect(firestore.requests).toContainEqual({
      path: 'events/autumn/announcements',
      where: [
        ['isPublished', '==', true],
        ['audience', '==', 'all'],
      ],
    });
  });

  it('updates the count and announces a new announcement, and removes a withdrawn one', () => {
    show([welcome]);
    act(() => say({ data: [welcome, press] }));
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
    expect(screen.getByRole('status').textContent).toBe('New announcement: The press is running');
    act(() => say({ data: [press] }));
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
  });

  it('does not announce announcements that existed when the app opened', () => {
    show([welcome, press]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('keeps the announcements that another window has marked as read', async () => {
    const { user } = show([welcome, press]);
    localStorage.setItem('ww:announcements-read', '["of another window"]');
    await user.click(bell());
    expect(JSON.parse(localStorage.getItem('ww:announcements-read') ?? '')).toEqual([
      'of another window',
      'press',
      'welcome',
    ]);
  });

  it('shows no number when nothing is unread, and 9+ for many', () => {
    show([]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements');
    act(() => say({ data: Array.from({ length: 12 }, (_, id) => announcement(`${id}`)) }));
    expect(screen.getByText('9+')).toBeTruthy();
  });
});

describe('languages and audiences', () => {
  it('shows the text in the language of the attendee, else that for every language', async () => {
    const inEnglish = {
      titleIn: { ...inNoLanguage, en: 'Water' },
      messageIn: { ...inNoLanguage, en: 'At the depot' },
    };
    const { user } = show([
      announcement('agua', { title: 'Agua', ...inEnglish }),
      announcement('pan', { title: 'Pan', titleIn: { ...inNoLanguage, es: 'Pan' } }),
    ]);
    await user.click(bell());
    await screen.findByRole('heading', { name: 'Water' });
    expect(titles()).toEqual(['Water', 'Pan']);
  });

  it('marks the language of a title that it announces without a translation', () => {
    say({ data: [] });
    render(
      <TestEventData eventData={readyEventData()}>
        <LocaleContext value={{ ...testLocale, language: 'es' }}>
          <AnnouncementBell />
        </LocaleContext>
      </TestEventData>,
    );
    act(() => say({ data: [press] }));
    const title = screen.getByText('The press is running', { selector: '[role=status] *' });
    expect(title.lang).toBe('en');
    expect(title.parentElement?.textContent).toBe('Nuevo anuncio: The press is running');
  });

  it('shows an announcement for the visitors of a business only to them', () => {
    const mill = announcement('mill', { audience: 'visitors', audienceId: 'mill' });
    show([welcome, mill]).unmount();
    expect(screen.queryByText('2')).toBeNull();
    const eventData = readyEventData();
    if (eventData.status !== 'ready') throw new Error('not ready');
    const visits = { mill: { checkInTime: at(30), state: 'verified' as const } };
    show([welcome, mill], { ...eventData, progress: { ...eventData.progress, visits } });
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
  });
});

describe('badge of the installed app', () => {
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(navigator, badge);
    return () => Object.keys(badge).map((name) => Reflect.deleteProperty(navigator, name));
  });

  it('shows the unread count and is cleared on sign-out', () => {
    show([welcome]);
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(1);
    act(() => say({ data: [welcome, press] }));
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(2);
    expect(badge.clearAppBadge).not.toHaveBeenCalled();
    cleanup();
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
  });
});

describe('<AnnouncementBanner>', () => {
  const banner = () => screen.queryByRole('complementary', { name: 'Latest announcement' });

  it('shows only the latest announcement that arrives while the app is open, until it is read', async () => {
    const { user } = show([]);
    expect(banner()).toBeNull();
    act(() => say({ data: [welcome] }));
    act(() => say({ data: [welcome, press] }));
    expect(banner()?.textContent).toContain('The press is runningAbout press');
    expect(banner()?.textContent).not.toContain('Welcome');
    await user.click(screen.getByRole('button', { name: 'Read' }));
    expect(await screen.findByRole('dialog', { name: 'Announcements' })).toBeTruthy();
    expect(banner()).toBeNull();
  });

  it('marks the announcement as read when dismissed', async () => {
    const { user } = show([]);
    act(() => say({ data: [press] }));
    await user.click(within(banner() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(banner()).toBeNull();
    expect(bell().getAttribute('aria-label')).toBe('Announcements');
    expect(document.activeElement).toBe(bell());
  });

  it('shows the banner above an open sheet, which stays open when the banner is dismissed', async () => {
    const close = vi.fn();
    say({ data: [] });
    render(
      <TestEventData eventData={readyEventData()}>
        <AnnouncementBell />
        <AppDialog isOpen onClose={close} title="Check in">
          <p>Hold still.</p>
        </AppDialog>
      </TestEventData>,
    );
    await screen.findByRole('dialog', { name: 'Check in' });
    act(() => say({ data: [press] }));
    const shown = banner() as HTMLElement;
    attachStyles();
    const { zIndex, pointerEvents } = getComputedStyle(shown);
    expect(Number(zIndex)).toBeGreaterThan(Number(system.token('zIndex.modal')));
    expect(pointerEvents).toBe('auto');
    const status = screen.getByText('The press is running', { selector: '[role=status] *' });
    expect(status.closest('[aria-hidden="true"]')).toBeNull();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(within(shown).getByRole('button', { name: 'Close' }));
    expect(banner()).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });

  it('removes the banner when its announcement is withdrawn', () => {
    show([]);
    act(() => say({ data: [press] }));
    act(() => say({ data: [] }));
    expect(banner()).toBeNull();
  });

  it('shows no banner for announcements that existed when the app opened', () => {
    show([welcome, press]);
    expect(banner()).toBeNull();
  });
});

describe('when offline', () => {
  it('shows the cached announcements', async () => {
    show([welcome, press]).unmount();
    firestore.live = { status: 'loading', retry: () => undefined };
    render(
      <TestEventData eventData={readyEventData()}>
        <AnnouncementBell />
      </TestEventData>,
    );
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(bell());
    expect(await screen.findByText('About press')).toBeTruthy();
  });

  it('does not show cached announcements of another event', () => {
    show([welcome]).unmount();
    firestore.live = { status: 'loading', retry: () => undefined };
    const eventData = readyEventData();
    if (eventData.status !== 'ready') throw new Error('not ready');
    render(
      <TestEventData eventData={{ ...eventData, event: { ...eventData.event, id: 'spring' } }}>
        <AnnouncementBell />
      </TestEventData>,
    );
    expect(bell().getAttribute('aria-label')).toBe('Announcements');
  });
});

describe('scheduled announcements', () => {
  const soon = announcement('soon', { title: 'Last pour', publishAt: at(180) });

  it.each([
    ['behind', -86_400_000],
    ['ahead', 86_400_000],
  ])(
    'shows a scheduled announcement without a reload when it becomes public, on a clock a day %s',
    (_name, skew) => {
      vi.setSystemTime(now + skew);
      show([welcome]);
      expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
      act(() => say({ data: [welcome, soon] }));
      expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
      expect(screen.getByRole('status').textContent).toBe('New announcement: Last pour');
    },
  );
});
