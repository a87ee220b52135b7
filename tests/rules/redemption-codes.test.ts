import { describeCollection } from './support/describe-collection.ts';
import { nobodyReads } from './support/expectations.ts';

describeCollection({ path: 'redemptionCodes', id: '12345678', may: nobodyReads });
