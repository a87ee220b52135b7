import { render, screen } from '@testing-library/react';
import { emptyWayHome } from '@wine-walk/common/model/events.ts';
import { describe, expect, it } from 'vitest';
import { TestFrame } from '../../support/test-frame.tsx';
import WayHomeCard from './way-home.tsx';

const show = (contacts: Partial<typeof emptyWayHome>) =>
  render(
    <TestFrame>
      <WayHomeCard contacts={{ ...emptyWayHome, ...contacts }} />
    </TestFrame>,
  );
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('<WayHome>', () => {
  it('shows the contacts that staff entered as links', () => {
    show({ taxiPhone: '(540) 555-0199', transitUrl: 'https://bus.example', emergencyPhone: '911' });
    expect(links()).toEqual([
      ['Call a taxi', 'tel:5405550199'],
      ['Bus and train', 'https://bus.example'],
      ['Emergency 911', 'tel:911'],
    ]);
  });

  it('renders nothing without contacts', () => {
    show({});
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
