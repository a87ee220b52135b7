import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TestTab } from '../../support/portal/test-tab.tsx';
import { MailPreviewPanel } from './mail-preview.tsx';

it('loads a mail once when the panel renders again, and then another mail', () => {
  const load = vi.spyOn(HTMLIFrameElement.prototype, 'srcdoc', 'set');
  const panel = (html: string) => (
    <TestTab>
      <MailPreviewPanel
        languages={['en']}
        language="en"
        onChoose={() => undefined}
        mail={{ subject: 'Results', html, text: 'Hi' }}
        error={null}
        onRetry={() => undefined}
      />
    </TestTab>
  );
  const { rerender } = render(panel('<p>Hi</p>'));
  rerender(panel('<p>Hi</p>'));
  rerender(panel('<p>Bye</p>'));
  expect(load.mock.calls).toEqual([['<p>Hi</p>'], ['<p>Bye</p>']]);
});
