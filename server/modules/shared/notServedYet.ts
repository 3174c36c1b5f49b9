import { planned } from '../../contract/errors.ts';

/** Handler of an operation that is described and authorised, and answers 501 PLANNED. */
export const notServedYet = async (): Promise<never> => {
  throw planned();
};
