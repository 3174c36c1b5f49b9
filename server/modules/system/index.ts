import { notServedYet } from '../shared/notServedYet.ts';

export const systemHandlers = { getAnswer: notServedYet };
