import { Component, type ReactNode } from 'react';
import { FailureView } from './FailureView';

interface ErrorBoundaryProps {
  onSignOut: () => void;
  children: ReactNode;
}

/** The last net, for errors outside the routes; those inside are caught by the router's `errorElement`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailureView error={failure.error} onSignOut={this.props.onSignOut} />;
  }
}
