import { describe, expect, it } from 'vitest';
import { parseDeskScan } from './desk-scan.ts';

const none = {
  submissionId: null,
  ticketId: null,
  ticketKey: null,
  rewardCode: null,
  stampCard: null,
  participantId: null,
  search: null,
};

describe('parseDeskScan', () => {
  it.each([
    ['a confirmation URL', 'https://walk.example/waiver/0123456789ABCDEFGHJK'],
    ['the URL of a signed release', 'https://walk.example/verify/0123456789ABCDEFGHJK'],
    ['a confirmation URL in capitals', 'HTTPS://WALK.EXAMPLE/WAIVER/0123456789ABCDEFGHJK/'],
    ['a confirmation URL with a query', 'http://x.org/waiver/0123456789ABCDEFGHJK/?a=1'],
  ])('reads %s as a confirmation', (_name, text) => {
    const lookedUp = '0123456789ABCDEFGHJK';
    expect(parseDeskScan(text)).toEqual({ ...none, lookedUp, submissionId: lookedUp });
  });

  it.each(['12345678', '1234 5678', ' 1234-5678 '])('reads %j as a redemption code', (text) => {
    expect(parseDeskScan(text)).toMatchObject({ rewardCode: '12345678', lookedUp: '12345678' });
  });

  it('reads an ID as a ticket or confirmation in any case', () => {
    expect(parseDeskScan(' ww2024-001240')).toEqual({
      ...none,
      lookedUp: 'WW2024-001240',
      submissionId: 'WW2024-001240',
      ticketId: 'WW2024-001240',
      ticketKey: 'WW2024001240',
    });
  });

  it.each([
    ['ww2024 001240', 'ww2024 001240'],
    ['WW2024–001240', null],
    ['https://walk.example/waiver?ticket=WW2024-001240', null],
    ['HTTPS://WALK.EXAMPLE/WAIVER/?TICKET=WW2024-001240', null],
    ['ww2024ß001240', null],
  ])('reads %s as a ticket', (text, search) => {
    expect(parseDeskScan(text)).toMatchObject({ ticketKey: 'WW2024001240', search });
  });

  it.each(['Maya Reyes', 'maya@example.com', 'Íñiguez', "O'Neil"])(
    'reads %s as a search',
    (text) => {
      expect(parseDeskScan(text)).toEqual({ ...none, lookedUp: text, search: text });
    },
  );

  it('reads the reference of a person found by name', () => {
    const lookedUp = 'person:Ab_9-z';
    expect(parseDeskScan(lookedUp)).toEqual({ ...none, lookedUp, participantId: 'Ab_9-z' });
  });

  it('reads a name with ß as a search, although it could be an ID', () => {
    expect(parseDeskScan('Strauß').search).toBe('Strauß');
  });

  it.each(['CARD-0041', 'card 41'])('reads %s as a stamp card or a ticket with this ID', (text) => {
    expect(parseDeskScan(text)).toEqual({
      ...none,
      lookedUp: 'CARD-0041',
      stampCard: 'CARD-0041',
      ticketId: 'CARD-0041',
      ticketKey: 'CARD0041',
    });
  });

  it('reads a single word as an ID and a search', () => {
    expect(parseDeskScan('Maya')).toMatchObject({ search: 'Maya', ticketId: 'MAYA' });
  });
});
