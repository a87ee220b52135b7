import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addToCalendar } from './calendar.ts';

const entry = {
  id: 'autumn',
  title: 'Autumn Wine Walk; the long one',
  description: 'Bring photo ID.',
  place: 'Depot Square, Harlow, VA',
  startTime: '2026-11-20T21:00:00.000Z',
  endTime: '2026-11-21T01:00:00.000Z',
  url: 'https://walk.example',
};

afterEach(() => vi.unstubAllGlobals());

/** Text of the saved file. */
async function saved(): Promise<string> {
  const files: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File);
    return 'blob:calendar';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await addToCalendar(entry);
  expect(files[0]?.name).toBe('wine-walk.ics');
  return (await files[0]?.text()) ?? '';
}

describe('addToCalendar', () => {
  it('writes the event in UTC with place, address and an alarm, escaped', async () => {
    const text = await saved();
    expect(text).toContain('DTSTART:20261120T210000Z');
    expect(text).toContain('DTEND:20261121T010000Z');
    expect(text).toContain('SUMMARY:Autumn Wine Walk\\; the long one');
    expect(text).toContain('DESCRIPTION:Autumn Wine Walk\\; the long one');
    expect(text).toContain('LOCATION:Depot Square\\, Harlow\\, VA');
    expect(text).toContain('URL:https://walk.example');
    expect(text).toContain('TRIGGER:-PT2H');
  });

  it('writes the same UID each time, so that a repeated import replaces it', async () => {
    const identity = /^UID:(.+)$/m;
    expect(identity.exec(await saved())?.[1]?.trim()).toBe('autumn@wine-walk');
  });

  it('writes a higher revision into a later file, so that calendars take a changed time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T12:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const revision = async () => Number(/^SEQUENCE:(\d+)/m.exec(await saved())?.[1]);
    const first = await revision();
    expect(first).toBeGreaterThan(0);
    vi.setSystemTime('2026-11-01T13:00:00.000Z');
    expect(await revision()).toBe(first + 60);
  });
});
