import type { ComponentPropsWithRef } from 'react';
import styles from './OverPage.module.css';

/**
 * The place for a notice that comes and goes. It lies over the page, so that nothing on the page moves. It must stay mounted, empty while
 * there is no notice: a region that is added together with its words is often not read. It gets the focus of a notice that is removed.
 */
export function OverPage(props: Omit<ComponentPropsWithRef<'div'>, 'className'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` must not contain block elements
    <div {...props} tabIndex={-1} className={styles['place']} role="status" />
  );
}
