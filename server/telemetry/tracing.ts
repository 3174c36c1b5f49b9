import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { TracingSettings } from '../settings.ts';
import { traceParentOf } from './traceId.ts';

/** A collector that does not answer is given up after this; the end of the process waits as long at most. */
const SEND_MS = 3000;

/** Where the spans of a process go. */
export interface Tracing {
  /** A span for each request, within the trace that the caller has begun. Call before any other hook is added. */
  traceRequests(app: FastifyInstance): void;
  /**
   * A span within that of a request.
   * @returns ends it
   */
  traceStatement(text: string, request: FastifyRequest): (failure?: string) => void;
  /** Sends what is still here. */
  close(): Promise<void>;
}

/**
 * OpenTelemetry over OTLP/HTTP as JSON, which every collector takes. Names of attributes are those of its semantic
 * conventions for HTTP and databases. A statement is told with its placeholders, never with its values.
 *
 * Only loaded where it is configured.
 */
export function startTracing(settings: TracingSettings, version: string, log: FastifyBaseLogger): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': version }),
    // A trace that somebody has begun is kept or not as they decided.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${settings.endpoint}/v1/traces`,
          headers: settings.headers,
          timeoutMillis: SEND_MS,
        }),
      }),
    ],
  });
  const tracer = provider.getTracer('badger', version);
  const spans = new WeakMap<FastifyRequest, Span>();

  return {
    traceRequests(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const { url = 'other', config } = request.routeOptions;
        const parent = traceParentOf(request.headers.traceparent);
        const span = tracer.startSpan(
          `${request.method} ${url}`,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': request.method,
              'http.route': url,
              'badger.request.id': request.id,
              ...(config.operationId && { 'badger.operation': config.operationId }),
            },
          },
          parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT,
        );
        spans.set(request, span);
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (request.userUuid) span?.setAttribute('user.id', request.userUuid);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    traceStatement(text, request) {
      const parent = spans.get(request);
      const span = tracer.startSpan(
        /^\s*\w+/.exec(text)?.[0].trim().toUpperCase() ?? 'statement',
        {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
        },
        parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
      );
      return failure => {
        if (failure) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
        span.end();
      };
    },
    close: () =>
      provider
        .shutdown()
        .catch((error: Error) => log.warn({ reason: error.message }, 'the last traces were not sent')),
  };
}
