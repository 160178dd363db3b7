import { useEffect, useRef } from 'react';
import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Notice } from '../../components/Notice.tsx';
import { OverPage } from '../../components/OverPage.tsx';
import styles from './PaymentBanner.module.css';

/**
 * The green banner after a purchase (PAY-05). The payment chart counts the five seconds, and pauses while the
 * banner has the focus or the pointer, and while a dialog lies over it.
 */
export function PaymentBanner() {
  const { payment, running } = useActors();
  const state = useSelector(payment, (snapshot) => snapshot.value);
  const root = useRef<HTMLDivElement>(null);
  /** Lets the time go on, unless something in the banner still matches the pseudo-class. */
  const releaseUnless = (pseudoClass: ':hover' | ':focus-visible') => () => {
    if (!root.current?.querySelector(pseudoClass)) payment.send({ type: 'banner.release' });
  };
  const isShown = state.banner !== 'hidden';
  useEffect(() => {
    if (!isShown) return;
    // A dialog takes the focus when it opens, and gives it back when it is closed.
    const follow = () => {
      if (document.querySelector('dialog[open]')) payment.send({ type: 'banner.hold' });
      else if (!root.current?.querySelector(':hover, :focus-visible'))
        payment.send({ type: 'banner.release' });
    };
    follow();
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [isShown, payment]);
  return (
    // The handlers only pause the banner's time, so that they need no role and no counterpart for the keyboard.
    <OverPage
      ref={root}
      data-machine={running ? 'payment' : undefined}
      data-state={state.checkout}
      onPointerEnter={() => payment.send({ type: 'banner.hold' })}
      // `:hover` is not asked here, because a touch screen keeps it on the element that was tapped last.
      onPointerLeave={releaseUnless(':focus-visible')}
      onFocus={() => payment.send({ type: 'banner.hold' })}
      onBlur={releaseUnless(':hover')}
    >
      {isShown && (
        <Notice
          tone="good"
          title={<span className={`display ${styles['title']}`}>Payment Successful!</span>}
          onClose={() => payment.send({ type: 'banner.close' })}
        >
          Thank you for your purchase! Your credits have been added to your account.
        </Notice>
      )}
    </OverPage>
  );
}
