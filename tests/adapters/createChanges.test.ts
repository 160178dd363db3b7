import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChanges, type ChangeSource } from '../../src/adapters/createChanges.ts';

class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(): void {
    for (const channel of Channel.open)
      if (channel !== this && channel.name === this.name) channel.dispatchEvent(new Event('message'));
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const openPage = () =>
  Object.assign(new EventTarget(), { BroadcastChannel: Channel }) as unknown as ChangeSource & EventTarget;
const stored = (key: string | null) => Object.assign(new Event('storage'), { key });

describe('news of a change', () => {
  afterEach(() => Channel.open.clear());

  it('[CRB-02] reaches this tab and every other', () => {
    const [one, other] = [createChanges(openPage()), createChanges(openPage())];
    const [here, there] = [vi.fn<() => void>(), vi.fn<() => void>()];
    one.subscribe(here);
    other.subscribe(there);
    one.announce();
    expect(here).toHaveBeenCalledOnce();
    expect(there).toHaveBeenCalledOnce();
  });

  it("[CRB-02] comes with storage events about this product's entries, and about cleared storage", () => {
    const page = openPage();
    const heard = vi.fn<() => void>();
    createChanges(page).subscribe(heard);
    page.dispatchEvent(stored('glowcheck.credits'));
    page.dispatchEvent(stored(null));
    page.dispatchEvent(stored('somebody.else'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('[CRB-02] comes with the return from the back-forward cache', () => {
    const page = openPage();
    const heard = vi.fn<() => void>();
    createChanges(page).subscribe(heard);
    page.dispatchEvent(new Event('pageshow'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it("[CRB-02] comes with the tab's return to view: storage may have been cleared without an event meanwhile", () => {
    const page = openPage();
    const heard = vi.fn<() => void>();
    createChanges(page).subscribe(heard);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('[CRB-02] leaves the channel while the page is in the back-forward cache', () => {
    const page = openPage();
    const heard = vi.fn<() => void>();
    createChanges(page).subscribe(heard);
    page.dispatchEvent(new Event('pagehide'));
    expect(Channel.open.size).toBe(0);
    page.dispatchEvent(new Event('pageshow'));
    expect(Channel.open.size).toBe(1);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('[CRB-02] reaches no listener that has stopped', () => {
    const page = openPage();
    const changes = createChanges(page);
    const heard = vi.fn<() => void>();
    const stop = changes.subscribe(heard);
    stop();
    stop();
    page.dispatchEvent(stored(null));
    changes.announce();
    expect(heard).not.toHaveBeenCalled();
  });

  it('[CRB-02] comes by storage events alone where there are no channels', () => {
    const page = new EventTarget() as unknown as ChangeSource & EventTarget;
    const changes = createChanges(page);
    const heard = vi.fn<() => void>();
    changes.subscribe(heard);
    changes.announce();
    page.dispatchEvent(stored('glowcheck.credits'));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
