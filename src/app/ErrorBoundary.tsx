import { Component, type ReactNode } from 'react';
import { FailureView } from './FailureView';

interface ErrorBoundaryProps {
  onSignOut: () => void;
  children: ReactNode;
}

/** The last net, for errors outside the routes; those inside are caught by the router's `errorElement`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailureView onSignOut={this.props.onSignOut} /> : this.props.children;
  }
}
