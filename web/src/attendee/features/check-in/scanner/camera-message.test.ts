import { describe, expect, it } from 'vitest';
import { cameraFailure } from '../../../../platform/device/camera.ts';
import { englishTexts } from '../../../../support/catalog-texts.ts';
import { cameraMessage, canRetry } from './camera-message.ts';

const { scanner: english } = englishTexts;
const named = (name: string) => new DOMException('', name);

describe('cameraFailure', () => {
  it.each([
    ['denied', named('NotAllowedError')],
    ['denied', named('SecurityError')],
    ['missing', named('NotFoundError')],
    ['missing', named('OverconstrainedError')],
    ['busy', named('NotReadableError')],
    ['busy', named('AbortError')],
    ['unsupported', new TypeError('navigator.mediaDevices is undefined')],
    ['unsupported', 'anything else'],
  ] as const)('returns %s', (failure, error) => {
    expect(cameraFailure(error)).toBe(failure);
  });
});

describe('cameraMessage', () => {
  it.each(['unsupported', 'missing', 'busy', 'no-decoder'] as const)(
    'suggests the PIN for %s',
    (failure) => {
      expect(cameraMessage(failure, 'desktop', english)).toMatchObject({
        title: 'Camera Not Available',
        description: expect.stringMatching(/PIN/) as string,
      });
    },
  );

  it.each([
    ['ios', /Settings/],
    ['android', /Permissions/],
    ['desktop', /icon next to the web address/],
    ['inApp', /open this page in Safari or Chrome/],
  ] as const)('explains the setting for a denied camera on %s', (platform, help) => {
    const { title, description } = cameraMessage('denied', platform, english);
    expect(title).toBe('Camera Access Denied');
    expect(description).toMatch(help);
  });

  it('canRetry is false only when a retry cannot help', () => {
    expect(canRetry('unsupported')).toBe(false);
    expect(canRetry('denied')).toBe(true);
  });
});
