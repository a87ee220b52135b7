import { describeEvenings } from '../support/simulation/describe-evenings.ts';

describeEvenings(0);
