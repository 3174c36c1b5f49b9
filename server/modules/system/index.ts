import { getAnswer } from './getAnswer.ts';

export const systemHandlers = { getAnswer };
