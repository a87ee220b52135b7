import { act, screen, waitFor, within } from '@testing-library/react';
import { pointRule } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { refusal } from '../../../support/portal/fake-server.ts';
import { fill } from '../../../support/portal/open-form.ts';
import {
  choose,
  create,
  edit,
  open,
  pick,
  preparePointRulesTab,
  save,
  server,
  visitRule,
} from '../../../support/portal/point-rules-tab.tsx';
import { theo } from '../../../support/portal/test-tab.tsx';
import { loadTexts } from '../../texts/texts.ts';

beforeEach(preparePointRulesTab);

describe('<PointRuleList>', () => {
  it('shows the trigger and points of each rule live', () => {
    open();
    const row = within(screen.getByRole('button', { name: 'Edit Gallery hop' }).closest('tr')!);
    expect(row.getAllByText('Business category: Art Gallery').length).toBeGreaterThan(0);
    expect(row.getByText('Autumn Wine Walk')).toBeTruthy();
    expect(row.getByText('Inactive')).toBeTruthy();
    act(() => emitSnapshot('pointRules', []));
    expect(screen.getByText('No point rules yet')).toBeTruthy();
  });

  it('shows an empty state when nothing matches the search', () => {
    open('/admin/point-rules?search=zzz');
    expect(screen.getByText('No point rules found')).toBeTruthy();
  });

  it('filters with words of the gender of a rule', async () => {
    await loadTexts('es');
    onTestFinished(() => loadTexts('en'));
    open();
    const filters = within(screen.getByRole('group', { name: 'Mostrar' }));
    const words = filters.getAllByRole('button').map(({ textContent }) => textContent);
    expect(words).toEqual(['Todas', 'Activas', 'Inactivas']);
  });

  it('shows a desk account no controls', () => {
    open('/admin/point-rules?edit=door', theo);
    expect(screen.queryByRole('button', { name: /^(Add|Edit)/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('<CheckInPoints>', () => {
  const points = () => screen.getByLabelText<HTMLInputElement>('Points for each check-in');

  it('turns the rule for every check-in off, and changes its points', async () => {
    server.on(edit, { body: { ...visitRule, points: 15 } });
    const user = open();
    await user.click(screen.getByRole('switch', { name: 'Give points' }));
    await waitFor(() =>
      expect(server.requestsTo(edit)[0]?.body).toMatchObject({ isActive: false }),
    );
    await user.clear(points());
    await user.click(screen.getByRole('button', { name: 'Save points' }));
    expect(await screen.findByText('Enter how many points.')).toBeTruthy();
    await user.type(points(), '15');
    await user.click(screen.getByRole('button', { name: 'Save points' }));
    expect(await screen.findByText('15 points for each check-in')).toBeTruthy();
    expect(server.requestsTo(edit)[1]?.body).toMatchObject({ points: 15, name: 'Every door' });
  });

  it('creates the first rule by its switch, with the list behind More rules', async () => {
    emitSnapshot('pointRules', []);
    server.on(create, { body: pointRule('new') });
    const user = open();
    expect(screen.getByText('More rules').closest('details')?.open).toBe(false);
    await user.click(screen.getByRole('switch', { name: 'Give points' }));
    await waitFor(() =>
      expect(server.requestsTo(create)[0]?.body).toMatchObject({
        name: 'Every check-in',
        trigger: 'check_in',
        points: 10,
        isActive: true,
      }),
    );
  });
});

describe('<PointRuleDialog>', () => {
  it('shows name, points and the switch first, and the rest behind More', async () => {
    open('/admin/point-rules?edit=door');
    const dialog = within(await screen.findByRole('dialog'));
    const more = dialog.getByText('More').closest('details')!;
    expect(more.open).toBe(false);
    expect(more.contains(dialog.getByLabelText(/^Trigger/))).toBe(true);
    expect(more.contains(dialog.getByLabelText(/^Points/))).toBe(false);
  });

  it.each([
    ['check_in', {}],
    ['first_check_in', {}],
    ['special_reward', {}],
    ['all_businesses', {}],
    ['category', { category: 'bar' }],
  ])('creates a rule with the trigger %s', async (trigger, more) => {
    server.on(create, { body: pointRule('new') });
    const user = open('/admin/point-rules?new=1');
    await fill(user, /^Name/, 'Lantern hour');
    await fill(user, /^Points/, '7');
    await choose(user, /^Trigger/, trigger);
    if ('category' in more) await choose(user, /^Category/, 'bar');
    await save(user);
    expect(await screen.findByText('Point rule created successfully')).toBeTruthy();
    const body = { name: 'Lantern hour', points: 7, category: null, trigger, ...more };
    expect(server.requestsTo(create)[0]?.body).toMatchObject(body);
  });

  it('creates a rule with the trigger time_window, by the clock of its event', async () => {
    server.on(create, { body: pointRule('new') });
    const user = open('/admin/point-rules?new=1');
    await fill(user, /^Name/, 'Lantern hour');
    await fill(user, /^Points/, '7');
    await choose(user, /^Trigger/, 'time_window');
    await choose(user, /^Event/, 'madrid');
    await pick(/^Window starts/, '2026-11-20T17:00');
    await pick(/^Window ends/, '2026-11-20T18:30');
    await save(user);
    expect(await screen.findByText('Point rule created successfully')).toBeTruthy();
    expect(server.requestsTo(create)[0]?.body).toMatchObject({
      trigger: 'time_window',
      eventId: 'madrid',
      windowStartTime: '2026-11-20T16:00:00.000Z',
      windowEndTime: '2026-11-20T17:30:00.000Z',
    });
  });

  it('limits a rule to its dates and rejects an end before their start', async () => {
    server.on(edit, { body: { ...visitRule, version: 2 } });
    const user = open('/admin/point-rules?edit=door');
    await pick(/^Counts from/, '2026-11-20T17:00');
    await pick(/^Counts until/, '2026-11-20T16:00');
    await save(user);
    expect(await screen.findByText('The rule must end after it starts.')).toBeTruthy();
    expect(server.requestsTo(edit)).toEqual([]);
    await pick(/^Counts until/, '2026-11-20T18:00');
    await save(user);
    expect(await screen.findByText('Point rule updated successfully')).toBeTruthy();
    expect(server.requestsTo(edit)[0]?.body).toMatchObject({
      activeFromTime: '2026-11-20T22:00:00.000Z',
      activeUntilTime: '2026-11-20T23:00:00.000Z',
    });
  });

  it('requires the times of a time window and the category of a category rule', async () => {
    const user = open('/admin/point-rules?new=1');
    await fill(user, /^Name/, 'Lantern hour');
    await fill(user, /^Points/, '7');
    await choose(user, /^Trigger/, 'time_window');
    await save(user);
    expect(await screen.findByText('Enter when the window starts and ends.')).toBeTruthy();
    await choose(user, /^Trigger/, 'category');
    await save(user);
    expect(await screen.findByText('Choose a category.')).toBeTruthy();
    expect(server.requestsTo(create)).toEqual([]);
  });

  it('shows Failed to save point rule when the server sends no message', async () => {
    server.on(edit, { status: 502, body: '' });
    const user = open('/admin/point-rules?edit=door');
    await fill(user, /^Points/, '12');
    await save(user);
    expect((await screen.findAllByText(/^Failed to save point rule/)).length).toBeGreaterThan(0);
  });

  it('reports a stale edit and compares the versions', async () => {
    server.on(edit, refusal(409, 'stale-edit', 'Someone else saved this point rule.'));
    server.on('GET /api/admin/point-rules', { body: [{ ...visitRule, points: 15, version: 2 }] });
    const user = open('/admin/point-rules?edit=door');
    await fill(user, /^Points/, '12');
    await save(user);
    expect(await screen.findByRole('region', { name: 'Compare versions' })).toBeTruthy();
    const points = within(screen.getByRole('group', { name: /^Points/ }));
    expect(points.getByRole('radio', { name: /^Yours\s*12/ })).toBeTruthy();
    expect(points.getByRole('radio', { name: /^Saved by someone else\s*15/ })).toBeTruthy();
  });
});
