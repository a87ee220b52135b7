import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { ImageUpload } from './image-upload.tsx';

vi.mock('./picture-file.ts', () => ({
  openPicture: async () => ({ url: 'blob:logo', width: 10, height: 10, revoke: () => undefined }),
  encodePicture: async () => new Blob(['logo']),
  toBase64: async () => 'bG9nbw==',
}));

const url = `/api/images/${'a'.repeat(40)}`;
const saved = vi.fn();
function OrganizationForm() {
  const [logoUrl, setLogoUrl] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved(logoUrl);
      }}
    >
      <ImageUpload label="Logo" aspect={null} onUploaded={setLogoUrl} />
      <button type="submit">Save</button>
    </form>
  );
}

it('stores a chosen picture before its form is saved, and saves its address', async () => {
  const server = fakeServer();
  server.on('POST /api/admin/images', { body: { id: 'a'.repeat(40), url, width: 10, height: 10 } });
  render(
    <TestTab>
      <OrganizationForm />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await user.upload(
    screen.getByLabelText('Logo'),
    new File(['logo'], 'logo.png', { type: 'image/png' }),
  );
  await screen.findByRole('button', { name: 'Use this picture' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved).toHaveBeenCalledWith(url);
  expect(server.requestsTo('POST /api/admin/images')).toHaveLength(1);
});
