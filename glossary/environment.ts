/** Environments of the content service, lowest first (specification §4 "Environment mapping"). */
const ENVIRONMENT_LEVELS = { DEV: 1, STAGING: 2, PRODUCTION: 3 } as const;
export type Environment = keyof typeof ENVIRONMENT_LEVELS;

const ACCEPTED: Record<string, Environment> = {
  DEV: 'DEV',
  STAGING: 'STAGING',
  PROD: 'PRODUCTION',
  PRODUCTION: 'PRODUCTION',
};

/**
 * The environment that a label stands for.
 *
 * @throws Error `Could not find an entry for deploymentEnv: {value}.` (specification §8)
 */
export function mapEnvironment(deploymentEnv: string): Environment {
  const environment = Object.hasOwn(ACCEPTED, deploymentEnv) ? ACCEPTED[deploymentEnv] : undefined;
  if (!environment) throw new Error(`Could not find an entry for deploymentEnv: ${deploymentEnv}.`);
  return environment;
}

/**
 * Where to look for a text, in this order: the environment itself, then STAGING when its level is below 2,
 * then PRODUCTION when its level is below 3 (specification §4).
 */
export function environmentsToSearch(environment: Environment): Environment[] {
  const level = ENVIRONMENT_LEVELS[environment];
  return [
    environment,
    ...(level < ENVIRONMENT_LEVELS.STAGING ? (['STAGING'] as const) : []),
    ...(level < ENVIRONMENT_LEVELS.PRODUCTION ? (['PRODUCTION'] as const) : []),
  ];
}
