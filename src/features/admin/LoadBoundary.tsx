import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  /** Shown in place of a part that could not be loaded or drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a part that fails to load from taking the page with it. React reports the error in the console itself. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
