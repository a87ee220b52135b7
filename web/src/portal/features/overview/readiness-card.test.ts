import { readReadiness } from '@wine-walk/common/api/admin-events.ts';
import { expect, it } from 'vitest';
import { checklistHref } from './readiness-card.tsx';

it.each(readReadiness.output.element.shape.check.options)(
  'links to the tab where a missing item is added: %s',
  (check) => {
    expect(checklistHref(check, 'autumn')).toMatch(
      /^\/admin\/(events|businesses|rewards|tickets|staff|announcements|organization)/,
    );
  },
);
