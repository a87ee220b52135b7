import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../platform/api/api-errors.ts';
import { TestTab } from '../../support/portal/test-tab.tsx';
import { LoadError } from './load-error.tsx';

function show(kind: NetworkError['kind']) {
  render(
    <TestTab>
      <LoadError
        title="We couldn’t load your till"
        error={new NetworkError(kind, 'No answer.')}
        onRetry={() => {}}
      />
    </TestTab>,
  );
  return screen.queryByText(/^We couldn’t load your till/);
}

describe('<LoadError>', () => {
  it.each(['timeout', 'unreadable'] as const)(
    'shows the error when a request fails with a connection: %s',
    (kind) => {
      expect(show(kind)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    },
  );

  it('shows nothing when offline', () => {
    expect(show('offline')).toBeNull();
  });
});
