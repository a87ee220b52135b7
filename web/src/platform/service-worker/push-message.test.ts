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

  it('opens the app only, never another site', () => {
    const text = message({ title: 'Storm', navigate: 'https://evil.example/' });
    expect(parsePushMessage(text, origin)?.options.data.url).toBe(`${origin}/`);
  });

  it.each(['', 'hello', '{}', message({ title: 3 })])('reads nothing from %j', (text) => {
    expect(parsePushMessage(text, origin)).toBeUndefined();
  });
});

describe('openNotification', () => {
  const pageAt = (path: string) => ({
    url: `${origin}${path}`,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
  });
  const url = `${origin}/rewards`;

  it('focuses the open window of the app and shows the page there', async () => {
    const [portal, app, openWindow] = [pageAt('/admin/desk'), pageAt('/'), vi.fn()];
    await openNotification(url, [portal, app], openWindow);
    expect(app.focus).toHaveBeenCalledOnce();
    expect(app.navigate).toHaveBeenCalledWith(url);
    expect(portal.focus).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens another window when the worker does not control the open one, as after a hard reload', async () => {
    const app = pageAt('/');
    app.navigate.mockRejectedValueOnce(new TypeError('This service worker is not the active one.'));
    const openWindow = vi.fn(async () => undefined);
    await openNotification(url, [app], openWindow);
    expect(openWindow).toHaveBeenCalledWith(url);
  });

  it('opens a window when there is none but the portal', async () => {
    const openWindow = vi.fn(async () => undefined);
    await openNotification(url, [pageAt('/admin')], openWindow);
    expect(openWindow).toHaveBeenCalledWith(url);
  });
});
