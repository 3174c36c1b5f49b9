import type { FastifyInstance } from 'fastify';
import { defineTexts } from '../../glossary/defineTexts.ts';
import { isFromAnotherSite } from '../pages/isFromAnotherSite.ts';
import { AccountError } from './accounts.ts';
import { mismatch, type PageRoutesOptions, preparePages, problemOf } from './pageRoutes.ts';
import { OTHER_SITE } from './pages/errorPage.ts';
import { setUpDonePage, setUpPage } from './pages/setUpPage.ts';

export interface SetUpPerson {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

/** Links of whoever runs the installation; what they make of a person is up to the product. */
export interface SetUps {
  /** The person of a link, `undefined` as e-mail for the first administrator; undefined for a link that is not good. */
  find(token: string): Promise<{ email: string | undefined } | undefined>;
  /**
   * Gives the person of the link their password, once.
   * @returns the e-mail to sign in with; undefined for a link that is not good
   * @throws AccountError for an e-mail or password out of bounds; the link stays good
   */
  accept(token: string, person: SetUpPerson): Promise<string | undefined>;
}

interface SetUpOptions extends PageRoutesOptions {
  setUps: SetUps;
}

const NAME_LENGTH = 200;

const NOT_GOOD = defineTexts(
  'identity',
  {
    title: 'This link is no longer valid',
    text: 'It was used or has expired. Ask whoever runs this installation for a new one.',
  },
  'set-up-not-good-',
);

const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, NAME_LENGTH)
    : '';

/** The page behind a link of `npm run admin`, or of the first start: asks for a password. */
export async function setUpRoutes(fastify: FastifyInstance, options: SetUpOptions): Promise<void> {
  const { setUps } = options;
  const { show, explain, textsOf, form } = await preparePages(fastify, options);

  fastify.get<{ Querystring: { token?: unknown } }>('/set-up', async (request, reply) => {
    const token = textOf(request.query.token);
    const found = await setUps.find(token);
    if (!found) return explain(reply, 404, NOT_GOOD);
    return show(reply, 200, setUpPage(await textsOf(request), { token, known: found.email }));
  });

  fastify.post<{ Body: Record<string, unknown> | undefined }>('/set-up', form, async (request, reply) => {
    const { body = {} } = request;
    if (isFromAnotherSite(request)) return explain(reply, 403, OTHER_SITE);
    const token = textOf(body.token);
    const found = await setUps.find(token);
    if (!found) return explain(reply, 404, NOT_GOOD);
    const texts = await textsOf(request);
    const person = {
      email: found.email ?? textOf(body.email),
      firstName: textOf(body.firstName),
      lastName: textOf(body.lastName),
    };
    const again = (problem: string) =>
      show(reply, 422, setUpPage(texts, { token, known: found.email, ...person, problem }));
    const password = typeof body.password === 'string' ? body.password : '';
    const differ = mismatch(texts, password, body.repeated);
    if (differ !== undefined) return again(differ);
    let email: string | undefined;
    try {
      email = await setUps.accept(token, { ...person, password });
    } catch (error) {
      return again(
        error instanceof AccountError && error.reason === 'ALREADY'
          ? texts.text(
              'set-up-known',
              'There is an account with this address already. Use another one, or make that account an administrator with: npm run admin -- create-administrator',
            )
          : problemOf(texts, error),
      );
    }
    if (email === undefined) return explain(reply, 404, NOT_GOOD);
    request.log.info('password set by a link of the installation');
    return show(reply, 200, setUpDonePage(texts, email));
  });
}
