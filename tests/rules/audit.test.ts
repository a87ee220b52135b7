import { describeCollection } from './support/describe-collection.ts';
import { adminsRead } from './support/expectations.ts';

describeCollection({ path: 'audit', id: 'edit-1', may: adminsRead });
