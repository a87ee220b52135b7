import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProvider } from '../../../platform/api/api-provider.tsx';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { shownResults } from '../../../support/portal/sample-results.ts';
import ResultsApp from '../../app/results-app.tsx';
import { tableCsv } from './result-section.tsx';
import { moneyTable, shopsTable } from './result-tables.ts';

const secret = 'resu1tssecret0000000';
const path = `GET /api/results/${secret}` as const;
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

function open() {
  render(
    <MemoryRouter initialEntries={[`/results/${secret}`]}>
      <ApiProvider>
        <Routes>
          <Route path="/results/:secret" element={<ResultsApp />} />
        </Routes>
      </ApiProvider>
    </MemoryRouter>,
  );
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

const numbersOnMap = () =>
  [...screen.getByRole('img', { name: /^Map of the shops/ }).querySelectorAll('text')].map(
    (number) => number.textContent,
  );

describe('<ResultsPage>', () => {
  it('tells the board the evening in three sentences, charts and tables', async () => {
    server.on(path, { body: shownResults() });
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Autumn Wine Walk: results',
    );
    expect(
      screen.getByText(
        '60 people came to Autumn Wine Walk, of 70 who were registered or had a ticket.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/^They made 120 stops at 3 shops, 2.0 each on average/)).toBeTruthy();
    expect(screen.getByText('75% of the 20 people who answered loved the evening.')).toBeTruthy();
    expect(headings()).toEqual([
      'Stops by hour',
      'Stops by shop',
      'Map of stops',
      'Stops a person',
      'People',
      'Money',
      'Rewards',
      'Reach of the sponsors',
      'Survey',
      'What shops said',
    ]);
    const people = screen.getByRole('table', { name: 'People' });
    const row = within(people).getByRole('row', { name: /^Not paid/ });
    expect(row.textContent).toContain('Not shown');
    expect(screen.getAllByRole('img')).toHaveLength(4);
    expect(numbersOnMap()).toEqual(['1', '2', '3']);
  });

  it('shows a shop itself and the sums, without money', async () => {
    const [own] = shownResults().shops;
    const shop = { audience: 'shop', shopName: 'Vino Veritas', money: null } as const;
    const comments = ['Vino Veritas was lovely.'];
    server.on(path, { body: shownResults({ ...shop, shops: own ? [own] : [], comments }) });
    open();
    expect(await screen.findByText('Vino Veritas at Autumn Wine Walk')).toBeTruthy();
    expect(
      screen.getByText('Vino Veritas had 70 of 120 stops; the average of 3 shops is 40.'),
    ).toBeTruthy();
    expect(headings()).not.toContain('Money');
    expect(headings()).not.toContain('Stops by shop');
    expect(headings()).not.toContain('Map of stops');
    const figures = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(figures).toEqual([
      'stops here',
      'rewards handed out here',
      'came to the walk',
      'stops at all shops',
    ]);
    expect(screen.getByText('Vino Veritas was lovely.')).toBeTruthy();
  });

  it('shows sponsors their reach first', async () => {
    server.on(path, { body: shownResults({ audience: 'sponsors', money: null }) });
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(headings().slice(0, 2)).toEqual(['Reach of the sponsors', 'Stops by hour']);
  });

  it('sends the three answers of a shop, and not before both choices', async () => {
    const [own] = shownResults().shops;
    const shop = { audience: 'shop', shopName: 'Vino Veritas', money: null } as const;
    server.on(path, { body: shownResults({ ...shop, shops: own ? [own] : [] }) });
    const answer = { sales: 'same', worthIt: 'yes', change: 'More glasses.' } as const;
    server.on(`PUT /api/results/${secret}/answer`, { body: answer });
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'About the same' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Choose an answer to the first two questions.',
    );
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.type(screen.getByLabelText(/^What should change/), 'More glasses.');
    server.on(path, { body: shownResults({ ...shop, ownAnswer: answer }) });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Thank you! Your answers/)).toBeTruthy();
    expect(server.requestsTo(`PUT /api/results/${secret}/answer`)[0]?.body).toEqual(answer);
  });

  it('leaves the map out if no location was stored', async () => {
    const shops = shownResults().shops.map((shop) => ({ ...shop, location: null }));
    server.on(path, { body: shownResults({ shops }) });
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(headings()).not.toContain('Map of stops');
  });

  it('says why a walk with 2 visitors has no numbers', async () => {
    server.on(path, { body: shownResults({ isSmall: true }) });
    open();
    expect(await screen.findByText(/^Fewer than 5 people came/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
  });

  it('says until when actions that arrive late are added', async () => {
    server.on(path, { body: shownResults() });
    open();
    const late = /Actions that arrive late are added until .*Nov.* 21.*8:00.PM\./;
    expect(await screen.findByText(late)).toBeTruthy();
  });

  it('says when the results of a running walk are here', async () => {
    const message = 'Autumn Wine Walk is still to come or in progress.';
    server.on(path, refusal(422, 'results-too-early', message));
    open();
    const main = await screen.findByRole('alert');
    expect(within(main).getByText('We couldn’t open these results')).toBeTruthy();
    expect(within(main).getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('offers no retry of a link that has ended', async () => {
    server.on(path, refusal(410, 'link-ended', 'This link has ended.'));
    open();
    const main = await screen.findByRole('alert');
    expect(within(main).queryByRole('button')).toBeNull();
  });
});

describe('tableCsv', () => {
  it('leaves hidden numbers empty and writes amounts with a decimal point', () => {
    const results = shownResults();
    expect(tableCsv(shopsTable(results)).split('\r\n').slice(1)).toEqual([
      'Vino Veritas,70,25,30,15,12',
      'Cask & Crust,,,25,,',
      'Loom,,,,,',
    ]);
    const { money } = results;
    if (!money) throw new Error('The sample has no money.');
    expect(tableCsv(moneyTable(money, () => 'Cash')).split('\r\n')[1]).toBe(
      'Cash,20,700.00,35.00,665.00',
    );
  });
});
