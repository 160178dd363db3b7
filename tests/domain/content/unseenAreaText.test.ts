import { expect, test } from 'vitest';
import { unseenAreaText } from '../../../src/domain/content/unseenAreaText.ts';
import { everyUnseenArea } from './everyUnseenArea.ts';

test.each(everyUnseenArea)(
  '[RES-03] says of $area ($reason) that it was not rated, and what to do',
  (unseen) => {
    expect(unseenAreaText(unseen)).toMatch(
      /^(?:The|One) \w+ (?:is|are) [a-z ]+: not rated on [a-z ]+\. The number is a neutral placeholder\. [A-Z].+\.$/u,
    );
  },
);
