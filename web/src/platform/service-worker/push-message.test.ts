import { describe, expect, it, vi } from 'vitest';
import { openNotification, parsePushMessage } from './push-message.ts';

const origin = 'https://walk.example.org';
const message = (notification: object) => JSON.stringify({ web_push: 8030, notification });

describe('parsePushMessage', () => {
  it('reads a notification of the declarative format', () => {
    const text = message({
      title: 'Storm',
      body: 'Go inside.',
      lang: 'en',
      tag: 'announcement-a1',
      navigate: `${origin}/rewards`,
    });
    expect(parsePushMessage(text, origin)).toEqual({
      title: 'Storm',
      options: {
        body: 'Go inside.',
        lang: 'en',
        tag: 'announcement-a1',
        icon: '/icon-192.png',
        data: { url: `${origin}/rewards` },
      },
    });
  });

  it('shows the icon in the color of the organization', () => {
    const icon = `${origin}/api/app-icons/192-14532d.png`;
    expect(parsePushMessage(message({ title: 'Storm', icon }), origin)?.options.icon).toBe(icon);
  });

  it('opens the app only, never another site', () => {
    const text = message({ title: 'Storm', navigate: 'https://evil.example/' });
    expect(parsePushMessage(text, origin)?.options.data.url).toBe(`${origin}/`);
  });

  it.each(['', 'hello', '{}', message({ title: 3 })])('reads nothing from %j', (text) => {
    expect(parsePushMessage(text, origin)).toBeUndefined();
  });
});

describe('openNotification', () => {
  const url = `${origin}/rewards`;

  /** Browser with one window interaction for each pressed notification, which focus() and openWindow() use up. */
  function browser() {
    let allowance = 1;
    const interact = async () => {
      allowance -= 1;
      if (allowance < 0) throw new DOMException('Not allowed to open a window.');
    };
    const pageAt = (path: string) => {
      const page = {
        url: `${origin}${path}`,
        focus: vi.fn(interact),
        navigate: vi.fn(async (): Promise<{ focus: () => Promise<unknown> } | null> => page),
      };
      return page;
    };
    return { pageAt, openWindow: vi.fn(interact) };
  }

  it('focuses the open window of the app and shows the page there', async () => {
    const { pageAt, openWindow } = browser();
    const [portal, app] = [pageAt('/admin/desk'), pageAt('/')];
    await openNotification(url, [portal, app], openWindow);
    expect(app.focus).toHaveBeenCalledOnce();
    expect(app.navigate).toHaveBeenCalledWith(url);
    expect(portal.focus).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens another window when the worker does not control the open one, as after a hard reload', async () => {
    const { pageAt, openWindow } = browser();
    const app = pageAt('/');
    app.navigate.mockRejectedValueOnce(new TypeError('This service worker is not the active one.'));
    await openNotification(url, [app], openWindow);
    expect(openWindow).toHaveBeenCalledWith(url);
  });

  it('opens a window when there is none but the portal', async () => {
    const { pageAt, openWindow } = browser();
    await openNotification(url, [pageAt('/admin')], openWindow);
    expect(openWindow).toHaveBeenCalledWith(url);
  });
});
