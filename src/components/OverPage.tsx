import type { ComponentPropsWithRef } from 'react';
import styles from './OverPage.module.css';

/**
 * The place over the page of a notice that comes and goes, so that nothing moves. It must stay mounted, empty while there is no notice: a
 * region that is added together with its words is often not read. It takes the focus from a notice that is removed.
 */
export function OverPage(props: Omit<ComponentPropsWithRef<'div'>, 'className'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` takes no blocks
    <div {...props} tabIndex={-1} className={styles['place']} role="status" />
  );
}
