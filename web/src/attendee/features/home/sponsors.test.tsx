import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { system } from '../../../ui/theme/system.ts';
import Sponsors from './sponsors.tsx';

const sponsors = [{ name: 'Harlow Bank', logoUrl: '', link: '', tier: 'presenting' }];
const sent: (RequestInit & { path: string })[] = [];

const page = (eventId: string) => (
  <ChakraProvider value={system}>
    <Sponsors eventId={eventId} />
  </ChakraProvider>
);

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ ...init, path });
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => {
  saveOrganization({ sponsors: [] });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('counts one view of the sponsors for each event, without cookies', async () => {
  saveOrganization({ sponsors });
  const first = render(page('autumn'));
  await waitFor(() => expect(sent).toHaveLength(1));
  first.unmount();
  const again = render(page('autumn'));
  again.rerender(page('spring'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ path, body, credentials }) => [path, body, credentials])).toEqual([
    ['/api/views', '{"eventId":"autumn","place":"map"}', 'omit'],
    ['/api/views', '{"eventId":"spring","place":"map"}', 'omit'],
  ]);
});

it('counts nothing on a hidden page', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  saveOrganization({ sponsors });
  render(page('hidden'));
  await import('../../../platform/api/count-view.ts');
  expect(await screen.findByText('Harlow Bank')).toBeTruthy();
  expect(sent).toEqual([]);
});
