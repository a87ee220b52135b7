import { accounts } from './support/accounts.ts';
import { describeCollection } from './support/describe-collection.ts';
import { staffRead } from './support/expectations.ts';

const id = `autumn_${accounts.maya}_first-glass`;
describeCollection({ path: 'claims', id, may: staffRead });
