import { describeCollection } from './support/describe-collection.ts';
import { staffRead } from './support/expectations.ts';

describeCollection({ path: 'pointRules', id: 'every-door', may: staffRead });
