import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { verifyPassword } from './accounts.ts';
import type { CurrentSession } from './currentSession.ts';
import { deviceCookie } from './deviceCookie.ts';
import { SECURITY } from './pages/formParts.ts';
import { confirmPage, securityPage } from './pages/securityPage.ts';
import { acceptPasskey, askForPasskey, passkeySite } from './passkeys.ts';
import { factorsOf } from './secondFactor.ts';
import { fieldsOf, NEXT, type Next, prepareSecurity, type SecurityOptions } from './securityAccess.ts';
import { confirmSession, endSessions, sessionsOf } from './sessions.ts';
import { signInProblem } from './signInProblem.ts';

const nextOf = (value: unknown): Next =>
  typeof value === 'string' && Object.hasOwn(NEXT, value) ? (value as Next) : 'security';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page about the own sign-in, its sessions, and the question whether it is still the same person. */
export async function securityRoutes(fastify: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { pool, settings, deviceKey } = options;
  const { show, showWithScript, textsOf, form, signedIn, confirmed, go, done } = await prepareSecurity(
    fastify,
    options,
  );
  const devices = deviceCookie(settings.publicUrl, deviceKey);
  const site = passkeySite(settings.publicUrl);

  fastify.get(
    SECURITY,
    signedIn(async (request, reply, { uid, userUuid, email }) => {
      const { rows } = await pool.query<{ changed: string }>(
        'select password_changed_at as changed from identity_accounts where user_uuid = $1',
        [userUuid],
      );
      const page = {
        email,
        passwordChangedAt: new Date(rows[0]?.changed ?? 0),
        factors: await factorsOf(pool, userUuid),
        canHavePasskeys: site !== undefined,
        sessions: await sessionsOf(pool, userUuid),
        current: uid,
        done: (request.query as Record<string, unknown>).done,
      };
      return show(reply, 200, securityPage(await textsOf(request), page));
    }),
  );

  fastify.post(
    `${SECURITY}/sessions`,
    form,
    confirmed('security', async (request, reply, { uid, userUuid }) => {
      const { session } = fieldsOf(request);
      const which = typeof session === 'string' ? { only: session } : { except: uid };
      const ended = await endSessions(pool, userUuid, which);
      request.log.info({ userUuid, ended }, 'sessions ended');
      return done(request, reply, 'only' in which ? 'session-ended' : 'sessions-ended');
    }),
  );

  /** Offers the passkey where the account has one. */
  async function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    { uid, userUuid, email }: CurrentSession,
    page: { status: number; next: Next; problem?: string },
  ) {
    const { status, next, problem } = page;
    const { passkeys } = await factorsOf(pool, userUuid);
    const passkey =
      site && passkeys.length > 0 ? await askForPasskey(pool, site, `confirm ${uid}`, userUuid) : undefined;
    const content = confirmPage(await textsOf(request), {
      email,
      next,
      passkey,
      ...(problem !== undefined && { problem }),
    });
    return (passkey ? showWithScript : show)(reply, status, content);
  }

  fastify.get(
    `${SECURITY}/confirm`,
    signedIn(async (request, reply, session) => {
      const next = nextOf((request.query as Record<string, unknown>).next);
      return ask(request, reply, session, { status: 200, next });
    }),
  );

  fastify.post(
    `${SECURITY}/confirm`,
    form,
    signedIn(async (request, reply, session) => {
      const { uid, userUuid, email } = session;
      const body = fieldsOf(request);
      const next = nextOf(body.next);
      if (site && typeof body.passkey === 'string') {
        const owner = await acceptPasskey(pool, site, `confirm ${uid}`, { answer: body.passkey, userUuid });
        const { text } = await textsOf(request);
        const problem = text('passkey-refused', 'This passkey does not sign in here.');
        if (!owner) return ask(request, reply, session, { status: 401, next, problem });
      } else {
        // Counted as a sign-in: this page is no way around the limit of wrong ones.
        const client = { device: devices.read(request, email), address: request.ip };
        const result = await verifyPassword(pool, email, textOf(body.current), client);
        if (result.outcome !== 'accepted') {
          request.log.warn({ outcome: result.outcome }, 'not confirmed');
          const problem = signInProblem(await textsOf(request), result);
          return ask(request, reply, session, {
            status: result.outcome === 'locked' ? 429 : 401,
            next,
            problem,
          });
        }
      }
      await confirmSession(pool, uid);
      return go(request, reply, NEXT[next]);
    }),
  );
}
