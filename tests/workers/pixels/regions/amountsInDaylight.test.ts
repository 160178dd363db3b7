import { testAmounts } from '../../../measuring/testAmounts.ts';

testAmounts('daylight');
