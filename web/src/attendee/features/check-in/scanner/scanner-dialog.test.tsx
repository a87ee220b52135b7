import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { venueCodeText } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { catalogBusiness } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { Camera } from '../../../../platform/device/camera.ts';
import { toBusinessViews } from '../../../../shared/business-view.ts';
import { fakeServer, json } from '../../../../support/check-in-sheet.tsx';
import { stubWakeLock } from '../../../../support/stub-wake-lock.ts';
import { readyEventData, TestEventData } from '../../../../support/test-event-data.tsx';
import { ScannerDialog } from './scanner-dialog.tsx';

interface Device {
  open: Mock<() => Promise<Camera>>;
  stop: Mock<() => void>;
  setTorch: Mock<(isOn: boolean) => Promise<void>>;
  /** Texts of the codes in front of the camera. */
  seen: string[];
  /** Number of frames read. */
  reads: number;
  loadDecoder: Mock<() => Promise<() => Promise<string[]>>>;
}
const device = vi.hoisted(
  (): Device => ({
    open: vi.fn(),
    stop: vi.fn(),
    setTorch: vi.fn(),
    seen: [],
    reads: 0,
    loadDecoder: vi.fn(),
  }),
);
vi.mock('../../../../platform/device/camera.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openCamera: device.open,
}));
vi.mock('../../../../platform/device/camera-decoder.ts', () => ({
  loadQrDecoder: device.loadDecoder,
}));

const businesses = [
  catalogBusiness('vino', { name: 'Vino Veritas' }),
  catalogBusiness('print', { name: 'The Print Room' }),
];
const eventData = readyEventData({ catalog: { businesses } });
const venue = { businessId: 'print', code: 'K7QX2MVR94' };
const poster = venueCodeText(venue, 'https://walk.example.org');

function camera(setTorch: Camera['setTorch'] = null): Camera {
  return { stream: {} as MediaStream, setTorch, stop: device.stop };
}

function show(startsWithPin = false) {
  const onCode = vi.fn();
  const dialog = (
    <TestEventData eventData={eventData}>
      <ScannerDialog
        startsWithPin={startsWithPin}
        onClose={() => undefined}
        onCode={onCode}
        businessId={null}
        businesses={toBusinessViews(eventData.catalog, eventData.progress, null)}
      />
    </TestEventData>
  );
  const { rerender, unmount } = render(dialog);
  return { onCode, rerender, unmount, user: userEvent.setup() };
}
const refusedWith = (name: string) =>
  device.open.mockRejectedValue(Object.assign(new Error('no'), { name }));
const view = () => screen.queryByLabelText('Camera view');
const alert = async () => within(await screen.findByRole('alert'));

beforeEach(() => {
  vi.clearAllMocks();
  device.seen = [];
  device.open.mockImplementation(async () => camera());
  device.setTorch.mockResolvedValue(undefined);
  device.loadDecoder.mockImplementation(async () => async () => {
    device.reads += 1;
    return device.seen;
  });
  // jsdom cannot play video.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
});

describe('<ScannerDialog>', () => {
  it('shows where to point the camera and starts the check-in of a venue code once', async () => {
    const { onCode } = show();
    expect(await screen.findByText(/Point your camera at the QR code/)).toBeTruthy();
    device.seen = [poster];
    await waitFor(() => expect(onCode).toHaveBeenCalled());
    const reads = device.reads;
    await waitFor(() => expect(device.reads).toBeGreaterThan(reads + 1));
    expect(onCode).toHaveBeenCalledExactlyOnceWith(venue);
  });

  it('keeps the screen on while the camera scans', async () => {
    const { request } = stubWakeLock();
    show();
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  });

  it('shows the kind of another code and continues scanning', async () => {
    const { onCode } = show();
    device.seen = ['https://example.com/menu'];
    expect(await screen.findByText('That’s a web address, not a venue code.')).toBeTruthy();
    expect(screen.getByText('Look for the poster with the wine glass.')).toBeTruthy();
    expect(view()).not.toBeNull();
    expect(onCode).not.toHaveBeenCalled();
    expect(device.stop).not.toHaveBeenCalled();
    device.seen = [poster];
    await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith(venue));
  });

  it('turns the torch on and off', async () => {
    device.open.mockResolvedValue(camera(device.setTorch));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Turn on the light' }));
    const off = await screen.findByRole('button', { name: 'Turn off the light' });
    expect(off.getAttribute('aria-pressed')).toBe('true');
    await user.click(off);
    await screen.findByRole('button', { name: 'Turn on the light' });
    expect(device.setTorch.mock.calls).toEqual([[true], [false]]);
  });

  it('hides the torch button when there is no torch', async () => {
    show();
    await screen.findByText(/Point your camera/);
    expect(screen.queryByRole('button', { name: /the light/ })).toBeNull();
  });

  it('stops the camera when it closes', async () => {
    const { unmount } = show();
    await screen.findByText(/Point your camera/);
    expect(device.stop).not.toHaveBeenCalled();
    unmount();
    expect(device.stop).toHaveBeenCalled();
  });

  it('switches to the PIN form', async () => {
    const { user, onCode } = show();
    await user.click(await screen.findByRole('button', { name: 'Type the PIN instead' }));
    expect(view()).toBeNull();
    fakeServer(() => json(200, { businessId: 'print' }));
    await user.type(screen.getByRole('textbox', { name: 'PIN' }), '265 917');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(onCode).toHaveBeenCalledExactlyOnceWith({ businessId: 'print', code: '265917' }),
    );
    await user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
    expect(view()).not.toBeNull();
  });
});

describe('without a camera', () => {
  it('shows Camera Access Denied with the PIN form', async () => {
    refusedWith('NotAllowedError');
    const { user } = show();
    // Only the toast has the title; the dialog says what to do.
    expect(await screen.findAllByText('Camera Access Denied')).toHaveLength(1);
    expect((await alert()).getByText(/allow Camera/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'PIN' })).toBeTruthy();
    device.open.mockImplementation(async () => camera());
    await user.click((await alert()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Point your camera/)).toBeTruthy();
  });

  it('shows Camera Not Available when the browser has no camera', async () => {
    device.open.mockRejectedValue(new TypeError('navigator.mediaDevices is undefined'));
    show();
    expect(await screen.findByText('Camera Not Available')).toBeTruthy();
    expect((await alert()).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'PIN' })).toBeTruthy();
  });

  it('shows an error when the decoder cannot be loaded', async () => {
    device.loadDecoder.mockRejectedValueOnce(new Error('chunk'));
    const { user } = show();
    expect((await alert()).getByText(/We couldn’t load the scanner/)).toBeTruthy();
    await user.click((await alert()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Point your camera/)).toBeTruthy();
  });
});
