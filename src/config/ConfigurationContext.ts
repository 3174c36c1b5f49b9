import { createContext, useContext } from 'react';
import type { Configuration } from './configuration';

export const ConfigurationContext = createContext<Configuration | null>(null);

/** The configuration of this installation. */
export function useConfiguration(): Configuration {
  const configuration = useContext(ConfigurationContext);
  if (!configuration) throw new Error('useConfiguration needs a ConfigurationContext above it.');
  return configuration;
}
