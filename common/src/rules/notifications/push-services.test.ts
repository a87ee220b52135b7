import { describe, expect, it } from 'vitest';
import { isPushService } from './push-services.ts';

describe('isPushService', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('accepts %s', (endpoint) => {
    expect(isPushService(endpoint, false)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://xfcm.googleapis.com/abc',
    'https://push.apple.com.example.org/abc',
    'https://notify.windows.com.evil.example/',
    'https://metadata.google.internal/computeMetadata/v1/',
    'http://169.254.169.254/latest',
    'http://127.0.0.1:8080/push',
    'https://localhost/push',
    'file:///etc/passwd',
    'not a URL',
  ])('refuses %s', (endpoint) => {
    expect(isPushService(endpoint, false)).toBe(false);
  });

  it('accepts this machine on the emulators only', () => {
    expect(isPushService('http://127.0.0.1:8080/push', true)).toBe(true);
    expect(isPushService('http://10.0.0.7:8080/push', true)).toBe(false);
  });
});
