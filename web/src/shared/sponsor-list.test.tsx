import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveOrganization } from '../platform/device/organization.ts';
import { SponsorList } from './sponsor-list.tsx';

const logoUrl = `/api/images/${'a'.repeat(40)}`;

it('shows the sponsors by tier, with logo or name, and their links without a referrer', () => {
  saveOrganization({
    sponsors: [
      { name: 'Corner Books', logoUrl: '', link: '', tier: 'supporting' },
      { name: 'Harlow Bank', logoUrl, link: 'https://bank.example/', tier: 'presenting' },
    ],
  });
  render(<SponsorList label="Sponsors" />);
  const [bank, books] = within(screen.getByRole('list', { name: 'Sponsors' })).getAllByRole(
    'listitem',
  );
  expect(books?.textContent).toBe('Corner Books');
  const link = within(bank as HTMLElement).getByRole('link', { name: 'Harlow Bank' });
  expect(link.getAttribute('href')).toBe('https://bank.example/');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(within(link).getByRole('img').getAttribute('loading')).toBe('lazy');
});

it('shows nothing without sponsors, and ignores a cached value of another type', () => {
  saveOrganization({ sponsors: { name: 'Harlow Bank' } });
  const { container } = render(<SponsorList label="Sponsors" />);
  expect(container.innerHTML).toBe('');
});
