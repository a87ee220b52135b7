import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleContext } from '../../../i18n/texts.ts';
import { testParticipant } from '../../../support/test-event-data.tsx';
import { TestFrame } from '../../../support/test-frame.tsx';
import { AccountInfo } from './account.tsx';

const spanish = { language: 'es', locale: 'es-US', setLanguage: () => undefined } as const;

it('begins the date of the membership with a capital in Spanish', () => {
  const participant = testParticipant({ createdAt: '2026-11-20T20:00:00.000Z' });
  render(
    <TestFrame>
      <LocaleContext value={spanish}>
        <AccountInfo participant={participant} timeZone="America/New_York" />
      </LocaleContext>
    </TestFrame>,
  );
  expect(screen.getByText('Viernes, 20 de noviembre de 2026')).toBeTruthy();
});
