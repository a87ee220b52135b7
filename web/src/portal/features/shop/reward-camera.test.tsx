import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { openPortal, prepareShopCounter } from '../../../support/portal/test-portal.tsx';

const redeem = 'POST /api/admin/redemptions';
const camera = vi.hoisted(() => ({ read: (_texts: string[]): void => undefined }));

vi.mock('../../../ui/scanner/use-camera.ts', () => ({ useCamera: () => ({ status: 'starting' }) }));
vi.mock('../../../ui/scanner/viewfinder.tsx', () => ({
  Viewfinder: ({ onTexts }: { onTexts: (texts: string[]) => void }) => {
    camera.read = onTexts;
    return <p>The camera</p>;
  },
}));

let server: FakeServer;

beforeEach(async () => {
  server = await prepareShopCounter();
  server.on(redeem, refusal(404, 'redemption-code-unknown', 'This code is not known.'));
});

const codes = () => server.requestsTo(redeem).map(({ body }) => body);

it('redeems the reward code that the camera reads once, and is off while its result is shown', async () => {
  const user = openPortal();
  await user.click(await screen.findByRole('button', { name: 'Scan' }));
  act(() => {
    camera.read(['12345678']);
    camera.read(['12345678']);
  });
  expect(await screen.findByRole('dialog', { name: 'Not redeemed' })).toBeTruthy();
  expect(codes()).toEqual([{ code: '12345678' }]);
  expect(screen.queryByText('The camera')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next code' }));
  expect(screen.getByText('The camera')).toBeTruthy();
  act(() => camera.read(['87654321']));
  await waitFor(() => expect(codes()).toHaveLength(2));
});

it('says that another code is no reward code, and redeems nothing', async () => {
  const user = openPortal();
  await user.click(await screen.findByRole('button', { name: 'Scan' }));
  act(() => camera.read(['WW-1234']));
  expect(screen.getByText('That’s not a reward code.')).toBeTruthy();
  expect(codes()).toEqual([]);
});
