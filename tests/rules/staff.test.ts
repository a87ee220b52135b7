import { accounts } from './support/accounts.ts';
import { describeCollection } from './support/describe-collection.ts';
import { nobodyReads } from './support/expectations.ts';

describeCollection({ path: 'staff', id: accounts.admin, may: nobodyReads });
