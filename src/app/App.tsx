import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { usePictureLoader } from '@/api/pictures';
import { ConfigurationContext } from '@/config/ConfigurationContext';
import type { Configuration } from '@/config/configuration';
import { GlossaryProvider } from '@/glossary/GlossaryProvider';
import { useTexts } from '@/glossary/useText';
import { ENGLISH_ERRORS, tellErrorsIn } from '@/lib/apiError';
import type { Session } from '@/session/createSession';
import { selectChosenOrganizationUuid } from '@/session/organizationSelectionSlice';
import { SessionContext, useAccessToken } from '@/session/SessionContext';
import { PictureContext } from '@/ui/pictures';
import { ToastContainer } from '@/ui/ToastContainer';
import { UiTextsContext } from '@/ui/UiTexts';
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
    <GlossaryProvider
      configuration={configuration}
      accessToken={useAccessToken()}
      organizationUuid={useSelector(selectChosenOrganizationUuid)}
    >
      {children}
    </GlossaryProvider>
  );
}

/** What the parts of `src/ui` say by themselves. */
function GlossaryUiTexts({ children }: { children: ReactNode }) {
  const text = useTexts('ui');
  const texts = useMemo(
    () => ({
      close: text('close', 'Close'),
      loading: text('loading', 'Loading'),
      tryAgain: text('try-again', 'Try again'),
      codeMissing: text(
        'code-missing',
        'No connection: this part has not been loaded yet. It is shown as soon as the connection is back.',
      ),
      codeReplaced: text('code-replaced', 'Badger was updated. Reload the page to open this part.'),
      reload: text('reload', 'Reload'),
      noConnection: text('no-connection', 'No connection. Nothing is lost; try again when it is back.'),
      moreTabs: text('more-tabs', 'More'),
      tooLong: (max: number, length: number) =>
        text('too-long', 'The text has {2} characters; {1} are allowed.', { values: [max, length] }),
      request: (requestId: string) => text('request', 'Request {1}', { values: [requestId] }),
    }),
    [text],
  );
  const errorTexts = useMemo(
    () => ({
      generic: text('error', 'Something went wrong.'),
      forbidden: text('error-forbidden', "You don't have permission to view this content."),
      network: text('error-network', 'The server could not be reached. Check your connection.'),
      timeout: text('error-timeout', 'The server did not answer in time.'),
      parsing: text('error-parsing', 'The answer of the server could not be read.'),
    }),
    [text],
  );
  useLayoutEffect(() => {
    tellErrorsIn(errorTexts);
    return () => tellErrorsIn(ENGLISH_ERRORS);
  }, [errorTexts]);
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

function ApiPictures({ children }: { children: ReactNode }) {
  return <PictureContext value={usePictureLoader()}>{children}</PictureContext>;
}

/** Every provider of the app around its router. */
export function App({ configuration, session, store, router }: AppProps) {
  return (
    <ErrorBoundary onSignOut={session.abandon}>
      <ConfigurationContext value={configuration}>
        <SessionContext value={session}>
          <Provider store={store}>
            <SignedInGlossary configuration={configuration}>
              <GlossaryUiTexts>
                <ApiPictures>
                  <ToastContainer>
                    <RouterProvider router={router} />
                  </ToastContainer>
                </ApiPictures>
              </GlossaryUiTexts>
            </SignedInGlossary>
          </Provider>
        </SessionContext>
      </ConfigurationContext>
    </ErrorBoundary>
  );
}
