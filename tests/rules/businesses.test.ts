import { describeCollection } from './support/describe-collection.ts';
import { staffRead } from './support/expectations.ts';

describeCollection({ path: 'businesses', id: 'vino', may: staffRead });
