import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
}

/** Answers one request. */
export type Saying = (response: ServerResponse, asked: Asked) => void;

/** An answer of a language model as its interface gives it. */
export const content =
  (text: string): Saying =>
  response =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));

export interface LanguageModelServer {
  /** Base address, for LANGUAGE_MODEL_URL. */
  url: string;
  /** What it was asked; a test may empty it. */
  asked: Asked[];
  /** What it says from now on. */
  says: Saying;
  close(): void;
}

/** A server with an interface as OpenAI's, which says what a test wants it to say. */
export async function startLanguageModel(): Promise<LanguageModelServer> {
  const model: LanguageModelServer = {
    url: '',
    asked: [],
    says: content('NOTHING'),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', piece => {
      text += piece;
    });
    request.on('end', () => {
      const { authorization } = request.headers;
      const asked = { path: request.url, authorization, body: JSON.parse(text) };
      model.asked.push(asked);
      model.says(response, asked);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}
