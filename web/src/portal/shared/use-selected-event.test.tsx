import { act, render, screen } from '@testing-library/react';
import { event } from '@wine-walk/common/support/samples.ts';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { emitSnapshot } from '../../support/portal/fake-live.ts';
import { dana } from '../../support/portal/test-tab.tsx';
import { StaffContext } from '../session/use-staff.ts';
import { useSelectedEvent, useSyncEventParam } from './use-selected-event.ts';

it('keeps the address of a new event that the list has before the router renders it', async () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const autumn = event('autumn', { startTime: at(-1), endTime: at(1) });
  const spring = event('spring', { startTime: at(90), endTime: at(91) });
  let select: ReturnType<typeof useSelectedEvent>['selectEvent'] = () => undefined;
  function Tab() {
    const selection = useSelectedEvent();
    select = selection.selectEvent;
    useSyncEventParam(selection);
    return <output>{useLocation().search}</output>;
  }
  window.history.replaceState(null, '', '/admin/events?copy=autumn');
  emitSnapshot('events', [autumn]);
  render(
    <BrowserRouter>
      <StaffContext value={dana}>
        <Tab />
      </StaffContext>
    </BrowserRouter>,
  );
  await act(async () => {
    select('spring', { edit: 'spring' });
    emitSnapshot('events', [spring, autumn]);
  });
  expect(screen.getByRole('status').textContent).toBe('?event=spring&edit=spring');
});
