import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ConfigurationContext } from '@/config/ConfigurationContext';
import type { Configuration } from '@/config/configuration';
import { GlossaryProvider } from '@/glossary/GlossaryProvider';
import type { Session } from '@/session/createSession';
import { SessionContext, useAccessToken } from '@/session/SessionContext';
import { ToastContainer } from '@/ui/ToastContainer';
import { ErrorBoundary } from './ErrorBoundary';
import type { createAppRouter } from './router';
import type { AppStore } from './store';

interface AppProps {
  configuration: Configuration;
  session: Session;
  store: AppStore;
  router: ReturnType<typeof createAppRouter>;
}

function SignedInGlossary({
  configuration,
  children,
}: {
  configuration: Configuration;
  children: ReactNode;
}) {
  return (
    <GlossaryProvider configuration={configuration} accessToken={useAccessToken()}>
      {children}
    </GlossaryProvider>
  );
}

/** Every provider of the app around its router. */
export function App({ configuration, session, store, router }: AppProps) {
  return (
    <ErrorBoundary onSignOut={session.abandon}>
      <ConfigurationContext value={configuration}>
        <SessionContext value={session}>
          <Provider store={store}>
            <SignedInGlossary configuration={configuration}>
              <ToastContainer>
                <RouterProvider router={router} />
              </ToastContainer>
            </SignedInGlossary>
          </Provider>
        </SessionContext>
      </ConfigurationContext>
    </ErrorBoundary>
  );
}
