import { describeCollection } from './support/describe-collection.ts';
import { everyoneReads } from './support/expectations.ts';

describeCollection({ path: 'catalogues', id: 'autumn', may: everyoneReads });
