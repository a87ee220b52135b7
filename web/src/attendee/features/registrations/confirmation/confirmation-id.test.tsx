import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmationId } from './confirmation-id.tsx';

it('allows line breaks between groups of five characters and reads as one word', () => {
  const { container } = render(<ConfirmationId id="TMCVQCEKWSDBQ1EC2HWP" />);
  expect(container.textContent).toBe('TMCVQCEKWSDBQ1EC2HWP');
  expect([...container.childNodes].map(({ nodeName, nodeValue }) => nodeValue ?? nodeName)).toEqual(
    ['TMCVQ', 'WBR', 'CEKWS', 'WBR', 'DBQ1E', 'WBR', 'C2HWP'],
  );
});
