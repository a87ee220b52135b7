import { describeCollection } from './support/describe-collection.ts';
import { staffRead } from './support/expectations.ts';

describeCollection({ path: 'tickets', id: 'WW2024-000001', may: staffRead });
