import { venueCodeText } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { describe, expect, it } from 'vitest';
import { classifyFrame, classifyScan } from './scan-result.ts';

const businessIds = new Set(['vino-veritas']);
const venue = { businessId: 'vino-veritas', code: 'K7QX2MVR94' };
const poster = venueCodeText(venue, 'https://walk.example.org');

describe('classifyScan', () => {
  it('returns the venue code of a poster', () => {
    expect(classifyScan(poster, businessIds)).toEqual({ kind: 'venue', venue });
  });

  it.each([
    ['web-address', 'https://example.com/menu'],
    ['web-address', 'HTTP://EXAMPLE.COM'],
    ['web-address', 'www.example.com'],
    ['web-address', 'https://walk.example.org/?venue=broken'],
    ['registration', 'https://walk.example.org/waiver/KMWJA837ZS64PK09NJKX'],
    ['wifi', 'WIFI:T:WPA;S:Vino;P:secret;;'],
    ['contact', 'BEGIN:VCARD\nFN:Maya Reyes\nEND:VCARD'],
    ['contact', 'MECARD:N:Reyes,Maya;;'],
    ['phone', 'tel:+15405550100'],
    ['email', 'mailto:maya@example.com'],
    ['ticket', 'WW2024-001234'],
    ['ticket', 'https://walk.example.org/waiver?ticket=WW2024-001234'],
    ['ticket', 'HTTPS://WALK.EXAMPLE.ORG/WAIVER/?TICKET=EB-77'],
    ['web-address', 'https://shop.example.com/?ticket=WW2024-001234'],
    ['reward', '41820376'],
    ['text', 'Ask for the cellar reserve'],
    ['text', 'javascript:alert(1)'],
    ['other-walk', venueCodeText({ ...venue, businessId: 'elsewhere' }, 'https://a.example')],
  ] as const)('classifies as %s: %s', (codeKind, text) => {
    expect(classifyScan(text, businessIds)).toEqual({ kind: 'unknown', codeKind });
  });
});

describe('classifyFrame', () => {
  it('returns the venue code among other codes', () => {
    const result = classifyFrame(['https://example.com', poster], businessIds);
    expect(result).toEqual({ kind: 'venue', venue });
  });

  it('returns the first code when none is a venue code', () => {
    const result = classifyFrame(['WIFI:S:a;;', 'https://example.com'], businessIds);
    expect(result).toEqual({ kind: 'unknown', codeKind: 'wifi' });
  });

  it('returns undefined when no code is readable', () => {
    expect(classifyFrame([], businessIds)).toBeUndefined();
    expect(classifyFrame([''], businessIds)).toBeUndefined();
  });
});
