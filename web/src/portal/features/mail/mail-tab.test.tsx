import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SentMail } from '@wine-walk/common/api/mail.ts';
import { at } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import MailTab from './mail-tab.tsx';

const mail = (id: string, change: Partial<SentMail> = {}): SentMail => ({
  id,
  kind: 'sign-in',
  to: `${id}@example.com`,
  state: 'sent',
  attempts: 1,
  nextAttemptAt: null,
  reason: null,
  isOverQuota: false,
  createdAt: at(0),
  sentAt: at(0),
  ...change,
});
const failed = mail('jonah', { state: 'failed', reason: 'No such mailbox', sentAt: null });
const list = 'GET /api/admin/mails';
const again = 'POST /api/admin/mails/jonah/again';
const test = 'POST /api/admin/mails/test';
const from = 'Wine Walk <walk@example.org>';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on(list, { body: { from, mails: [mail('maya'), failed] } });
});

function open(staff = dana, address = '/admin/mail') {
  render(
    <TestTab at={address} staff={staff}>
      <MailTab />
    </TestTab>,
  );
  return userEvent.setup();
}
const row = async (email: string) =>
  within((await screen.findByText(email)).closest('tr') as HTMLElement);

describe('<MailTab>', () => {
  it('shows the state of each mail, with the reason of a failure', async () => {
    open();
    expect((await row('maya@example.com')).getByText('Sent')).toBeTruthy();
    const jonah = await row('jonah@example.com');
    expect(jonah.getByText('Failed')).toBeTruthy();
    expect(jonah.getByText('No such mailbox')).toBeTruthy();
    expect(screen.getByText(`Sent from ${from}`)).toBeTruthy();
  });

  it('lets a long address break before its at sign', async () => {
    open();
    const address = await screen.findByText('maya@example.com');
    expect(address.innerHTML).toBe('maya<wbr>@example.com');
  });

  it('queues all mails again that the limit of the provider held back', async () => {
    const held = { kind: 'announcement', state: 'failed', isOverQuota: true } as const;
    const mails = [
      mail('ana', held),
      mail('ben', held),
      mail('code', { ...held, kind: 'sign-in' }),
    ];
    server.on(list, { body: { from, mails } });
    server.on('POST /api/admin/mails/again', { body: { count: 2 } });
    const user = open();
    await user.click(await screen.findByRole('button', { name: /limit held back \(2\)$/ }));
    expect(await screen.findByText('2 emails are queued again')).toBeTruthy();
  });

  const waiting = { kind: 'confirmation', state: 'queued', sentAt: null } as const;
  const refused = '421 4.3.2 Service not available';

  it('says that emails wait for the provider, and what to do', async () => {
    const mails = [
      mail('ana', { ...waiting, reason: refused }),
      mail('ben', { ...waiting, reason: refused }),
      mail('full', { ...waiting, reason: 'Daily limit', isOverQuota: true }),
      mail('next', waiting),
      mail('broken', { ...waiting, reason: 'not-composed' }),
    ];
    server.on(list, { body: { from, mails } });
    open();
    expect(
      await screen.findByText(
        /^2 emails wait because the mail provider isn’t taking any right now\. We keep trying and send each one once\./,
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(/^1 email waits because the mail provider’s limit is used up\./),
    ).toBeTruthy();
  });

  it('warns of no outage when queued emails have not been refused', async () => {
    server.on(list, { body: { from, mails: [mail('next', waiting)] } });
    open();
    await row('next@example.com');
    expect(screen.queryByText(/because the mail provider/)).toBeNull();
  });

  it('shows the text of a reason that the API gave', async () => {
    const reason = 'registration-gone';
    server.on(list, { body: { from, mails: [{ ...failed, reason }] } });
    open();
    expect(
      (await row('jonah@example.com')).getByText('The registration no longer exists.'),
    ).toBeTruthy();
  });

  it('shows all mails for an unknown state in the URL', async () => {
    open(dana, '/admin/mail?state=Enviado');
    expect(await row('maya@example.com')).toBeTruthy();
    expect(await row('jonah@example.com')).toBeTruthy();
  });

  it('warns when mail is not set up', async () => {
    server.on(list, { body: { from: null, mails: [] } });
    open();
    expect(await screen.findByText(/^Mail isn’t set up/)).toBeTruthy();
    expect(screen.getByText('No emails yet')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText('0 of 0 emails')).toBeNull();
  });

  it('sends a mail again and reports the state of the new one', async () => {
    server.on(again, { body: { id: 'new' } });
    const user = open();
    const button = (await row('jonah@example.com')).getByRole('button', { name: /^Send again/ });
    const after = [mail('new', { to: 'jonah@example.com' }), mail('maya'), failed];
    server.on(list, { body: { from, mails: after } });
    await user.click(button);
    expect(await screen.findByText('Mail sent')).toBeTruthy();
    expect(server.requestsTo(again)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('reports why a test mail was not sent', async () => {
    server.on(test, { body: { id: 'new' } });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send a test email' }));
    await user.type(
      within(screen.getByRole('dialog')).getByLabelText(/^Email/),
      'jonah@example.com',
    );
    server.on(list, {
      body: { from, mails: [{ ...failed, id: 'new' }] },
    });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Mail not sent')).toBeTruthy();
    expect(server.requestsTo(test)[0]?.body).toEqual({ to: 'jonah@example.com' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers no second attempt for a queued mail', async () => {
    server.on(list, { body: { from, mails: [mail('maya', { state: 'queued', sentAt: null })] } });
    open();
    expect((await row('maya@example.com')).queryByRole('button')).toBeNull();
  });

  it('shows a desk account no mails', () => {
    open(theo);
    expect(screen.getByText(/^Only admins can see sent emails/)).toBeTruthy();
    expect(server.requestsTo(list)).toEqual([]);
  });
});
