import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { shopPage, shopPageFields } from '../../../support/portal/sample-shop-page.ts';
import { openPortal as open, preparePortal } from '../../../support/portal/test-portal.tsx';

const path = '/api/shop-pages/sh0psecret0000000000';
const address = '/admin/shop/sh0psecret0000000000';
let server: FakeServer;

beforeEach(async () => {
  server = await preparePortal();
  server.on(`GET ${path}`, { body: shopPage() });
});

const send = () => screen.findByRole('button', { name: 'Send to the organizers' });
const food = () => screen.findByLabelText<HTMLInputElement>(/^Food/);

/** Brings the page back to view after it was saved as `saved`. */
async function returnTo(saved: ReturnType<typeof shopPage>) {
  server.on(`GET ${path}`, { body: saved });
  const readsBefore = server.requestsTo(`GET ${path}`).length;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.requestsTo(`GET ${path}`).length).toBeGreaterThan(readsBefore));
  expect(await screen.findByText(/^Sent /)).toBeTruthy();
}

/** Sends the value of the field, on the version that was saved first. */
async function sendAgain(user: UserEvent, typed: string) {
  expect((await food()).value).toBe(typed);
  server.on(`PUT ${path}`, { body: { ...withFood(typed), version: 2 } });
  await user.click(await send());
  await waitFor(() => expect(server.requestsTo(`PUT ${path}`)).toHaveLength(2));
  expect(server.requestsTo(`PUT ${path}`)[1]?.body).toMatchObject({ food: typed, version: 1 });
}

const savedAt = '2026-11-20T20:00:00.000Z';
const withFood = (text: string) =>
  shopPage({ version: 1, state: 'waiting', savedAt, fields: { ...shopPageFields, food: text } });

describe('<ShopLinkPage>', () => {
  it('names the shop of the link and what is missing', async () => {
    open(address);
    expect(await screen.findByRole('heading', { name: 'Vino Veritas' })).toBeTruthy();
    expect(screen.getByText(/This link is for Vino Veritas only/)).toBeTruthy();
    expect(screen.getByText('Still missing: picture.')).toBeTruthy();
  });

  it('sends the whole page with one press and says that it waits', async () => {
    server.on(`PUT ${path}`, { body: shopPage({ state: 'waiting', version: 1 }) });
    const user = open(address);
    await user.type(await screen.findByLabelText(/^Bottles in stock/), '24');
    const savedAt = new Date(Date.now()).toISOString();
    server.on(`GET ${path}`, { body: shopPage({ state: 'waiting', version: 1, savedAt }) });
    await user.click(await send());
    expect(await screen.findByText(/^Sent .*Attendees see it as soon as/)).toBeTruthy();
    expect(server.requestsTo(`PUT ${path}`)[0]?.body).toMatchObject({
      name: 'Vino Veritas',
      bottles: 24,
      version: 0,
    });
  });

  it('keeps the focus on its button after the page was sent', async () => {
    server.on(`PUT ${path}`, { body: shopPage({ state: 'waiting', version: 1 }) });
    const user = open(address);
    const pressed = await send();
    const savedAt = new Date(Date.now()).toISOString();
    server.on(`GET ${path}`, { body: shopPage({ state: 'waiting', version: 1, savedAt }) });
    await user.click(pressed);
    expect(await screen.findByText(/^Sent .*Attendees see it as soon as/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sending…' })).toBeNull());
    expect(document.activeElement).toBe(await send());
  });

  it('says before it is sent that a changed text loses its translations', async () => {
    server.on(`GET ${path}`, { body: shopPage({ translated: ['food'] }) });
    const user = open(address);
    await user.type(await screen.findByLabelText(/^Description/), ' Since 1990.');
    const loss = /^Your change removes this text’s translations/;
    expect(screen.queryByText(loss)).toBeNull();
    await user.type(await food(), '!');
    expect(screen.getAllByText(loss)).toHaveLength(1);
    await user.type(await food(), '{Backspace}');
    expect(screen.queryByText(loss)).toBeNull();
  });

  it('rejects -1 bottles at the field and sends nothing', async () => {
    const user = open(address);
    const bottles = await screen.findByLabelText<HTMLInputElement>(/^Bottles in stock/);
    await user.type(bottles, '-1');
    await user.click(await send());
    expect(await screen.findByText('Enter 0 or more.')).toBeTruthy();
    expect(bottles.getAttribute('aria-invalid')).toBe('true');
    expect(server.requestsTo(`PUT ${path}`)).toHaveLength(0);
  });

  it('offers the other version when another phone saved the page', async () => {
    server.on(`PUT ${path}`, refusal(409, 'stale-edit', 'Somebody saved it.'));
    const user = open(address);
    await user.type(await screen.findByLabelText(/^Food/), ' and bread');
    await user.click(await send());
    expect(await screen.findByText(/saved this page on another phone/)).toBeTruthy();
    server.on(`GET ${path}`, { body: shopPage({ version: 7, state: 'waiting' }) });
    await user.click(screen.getByRole('button', { name: 'Show the current version' }));
    await waitFor(() => expect(screen.queryByText(/on another phone/)).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Food/).value).toBe('Olives');
  });

  it('keeps what is typed when another phone saved the page, and does not overwrite that', async () => {
    const user = open(address);
    await user.type(await food(), ' and bread');
    await returnTo(withFood('Cheese'));
    expect((await food()).value).toBe('Olives and bread');
    server.on(`PUT ${path}`, refusal(409, 'stale-edit', 'Somebody saved it.'));
    await user.click(await send());
    expect(await screen.findByText(/saved this page on another phone/)).toBeTruthy();
    expect(server.requestsTo(`PUT ${path}`).map(({ body }) => body)).toMatchObject([
      { food: 'Olives and bread', version: 0 },
    ]);
    expect((await food()).value).toBe('Olives and bread');
  });

  it('keeps what is typed after a page was stored whose response was lost, and sends it', async () => {
    const user = open(address);
    await user.type(await food(), ' and bread');
    server.on(`PUT ${path}`, refusal(500, 'other', 'Please try again.'));
    await user.click(await send());
    expect((await screen.findAllByText(/Please try again/)).length).toBeGreaterThan(0);
    await user.type(await food(), ' and ham');
    await returnTo(withFood('Olives and bread'));
    await sendAgain(user, 'Olives and bread and ham');
  });

  it('keeps what is typed while the page is sent, and sends that next', async () => {
    let respond = (_reply: { body: unknown }) => undefined as void;
    server.on(`PUT ${path}`, () => new Promise((resolve) => (respond = resolve)));
    const user = open(address);
    await user.type(await food(), ' and bread');
    await user.click(await send());
    await waitFor(() => expect(server.requestsTo(`PUT ${path}`)).toHaveLength(1));
    await user.type(await food(), ' and ham');
    server.on(`GET ${path}`, { body: withFood('Olives and bread') });
    respond({ body: withFood('Olives and bread') });
    expect(await screen.findByText(/^Sent .*Attendees see it as soon as/)).toBeTruthy();
    await sendAgain(user, 'Olives and bread and ham');
  });

  it('shows no form after the event', async () => {
    const past = new Date(Date.now() - 1000).toISOString();
    server.on(`GET ${path}`, { body: shopPage({ editUntil: past, counterUntil: past }) });
    open(address);
    expect(await screen.findByText(/The walk is over/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByText(/^Still missing/)).toBeNull();
  });

  it('leads to the counter and from its PIN back to the page', async () => {
    const user = open(address);
    await user.click(await screen.findByRole('link', { name: 'Open the counter' }));
    expect(await screen.findByLabelText(/^PIN/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to our page' }));
    expect(await send()).toBeTruthy();
  });

  it('asks before unsent changes are left for the counter', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const user = open(address);
    await user.type(await screen.findByLabelText(/^Food/), ' and bread');
    await user.click(screen.getByRole('link', { name: 'Open the counter' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>(/^Food/).value).toBe('Olives and bread');
    expect(screen.queryByLabelText(/^PIN/)).toBeNull();
  });

  it('says why an ended link opens nothing', async () => {
    server.on(`GET ${path}`, refusal(410, 'link-ended', 'Ended.'));
    open(address);
    expect(await screen.findByText(/^This link has ended/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'We couldn’t open this page',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
