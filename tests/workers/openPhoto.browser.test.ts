import { expect, test } from 'vitest';
import { createPhotoPorts } from '../../workers/pool/createPhotoPorts.ts';
import { type HostileFile, hostileFiles, hugePhoto } from '../drawn/hostileFiles.ts';

const ports = createPhotoPorts({
  hardwareConcurrency: 2,
  locate: () => Promise.resolve({ kind: 'none' }),
});

const open = ({ name, type, bytes }: HostileFile) =>
  ports.open(new AbortController().signal, new File([bytes()], name, { type }));

test.for([...hostileFiles, hugePhoto])(
  '[UPL-09] $name ends as a photo or as the failure that its words are found by',
  async (file) => {
    const opened = await open(file);
    if (typeof file.becomes === 'string')
      expect(opened).toEqual({ ok: false, failure: { kind: file.becomes } });
    else expect(opened).toMatchObject({ ok: true, value: { source: file.becomes } });
  },
);
