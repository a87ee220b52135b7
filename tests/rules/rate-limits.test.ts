import { describeCollection } from './support/describe-collection.ts';
import { nobodyReads } from './support/expectations.ts';

describeCollection({ path: 'rateLimits', id: 'login_admin', may: nobodyReads });
