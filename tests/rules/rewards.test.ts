import { describeCollection } from './support/describe-collection.ts';
import { staffRead } from './support/expectations.ts';

describeCollection({ path: 'rewards', id: 'first-glass', may: staffRead });
