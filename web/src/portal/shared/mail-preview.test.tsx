import { act, render, waitFor } from '@testing-library/react';
import { previewReminder } from '@wine-walk/common/api/mail.ts';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../support/portal/fake-server.ts';
import { TestTab } from '../../support/portal/test-tab.tsx';
import { MailPreviewPanel } from './mail-preview.tsx';

it('loads a mail once when the panel renders again, and then another mail', async () => {
  const load = vi.spyOn(HTMLIFrameElement.prototype, 'srcdoc', 'set');
  const server = fakeServer();
  const answer = (html: string) =>
    server.on('GET /api/admin/mails/reminder-preview?language=en', {
      body: { subject: 'Results', html, text: 'Hi' },
    });
  answer('<p>Hi</p>');
  const panel = () => (
    <TestTab>
      <MailPreviewPanel
        languages={['en']}
        endpoint={previewReminder}
        input={(language) => ({ query: { language } })}
      />
    </TestTab>
  );
  const { rerender } = render(panel());
  await waitFor(() => expect(load).toHaveBeenCalled());
  rerender(panel());
  answer('<p>Bye</p>');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(load.mock.calls).toEqual([['<p>Hi</p>'], ['<p>Bye</p>']]));
});
