/** Names this page in its changes, so that it knows its own in the live stream of a project. */
export const CLIENT_ID = crypto.randomUUID();
