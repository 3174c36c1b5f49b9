import { notServedYet } from '../shared/notServedYet.ts';

export const projectEventHandlers = {
  streamProjectEvents: notServedYet,
  setProjectPresence: notServedYet,
};
