import { QrCode } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { englishTexts } from '../../support/catalog-texts.ts';
import { confirmation } from '../../support/own-confirmation.ts';

import { readyEventData, TestEventData } from '../../support/test-event-data.tsx';
import { groupLink } from '../features/groups/group-link.ts';
import { PassDeck } from '../features/registrations/confirmation/pass-card.tsx';
import { CalendarButtons } from '../shared/calendar-button.tsx';

const { common } = englishTexts;

/* Pages at one domain of a deployment whose links lead to another, its own. */

const save = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('../../platform/device/file.ts', () => ({ saveFile: save }));

beforeEach(() => void vi.stubEnv('VITE_APP_URL', 'https://walk.example.org'));
afterEach(() => vi.unstubAllEnvs());

it('invites to a group by a link to the domain of the deployment', () => {
  expect(groupLink('g1')).toBe('https://walk.example.org/group/g1');
});

it('encodes a confirmation at the domain of the deployment', async () => {
  const address = 'https://walk.example.org/waiver/WW-AAAA';
  const shown = { ...confirmation, submissionId: 'WW-AAAA' };
  render(
    <TestEventData eventData={readyEventData()}>
      <PassDeck confirmation={shown} event={shown.event} status="running" />
      <QrCode.Root value={address} encoding={{ ecc: 'M' }}>
        <QrCode.Frame role="img" aria-label="QR code">
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
    </TestEventData>,
  );
  const [drawn, expected] = screen
    .getAllByRole('img', { name: /^QR code/ })
    .map((code) => code.querySelector('path')?.getAttribute('d'));
  expect(drawn).toBeTruthy();
  expect(drawn).toBe(expected);
});

it('adds a calendar entry, as a file and in Google Calendar, with the domain of the deployment', async () => {
  const event = { id: 'autumn', name: 'Autumn Walk', place: '', startTime: at(0), endTime: at(60) };
  render(
    <TestEventData eventData={readyEventData()}>
      <CalendarButtons event={event} />
    </TestEventData>,
  );
  await userEvent.click(screen.getByRole('button', { name: common.addToCalendar }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const entry = await save.mock.calls[0]?.[0].text();
  expect(entry).toContain('URL:https://walk.example.org\r\n');
  expect(entry?.replaceAll('\r\n\t', '')).toContain('photo ID. https://walk.example.org');
  const google = screen.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' });
  const asked = new URL(google.href).searchParams;
  expect(asked.get('text')).toBe('Autumn Walk');
  expect(asked.get('details')).toContain('photo ID. https://walk.example.org');
});
