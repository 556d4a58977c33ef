import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { noTelemetry, type Telemetry, type TelemetrySettings } from './telemetry.ts'

const EXPORT_INTERVAL_MS = 15_000
const LAST_EXPORT_MS = 2_000

/** @throws when the port for Prometheus cannot be opened. */
export async function startTelemetry(
  { metrics, otlpUrl, tracedShare }: TelemetrySettings,
  role: string,
): Promise<Telemetry & { close(): Promise<void> }> {
  const resource = resourceFromAttributes({
    'service.name': 'mishiori',
    'service.instance.id': randomUUID(), // of several processes each counts for itself
    'service.instance.role': role,
  })
  const readers: IMetricReader[] = []
  if (metrics) readers.push(await openPrometheus(metrics))
  if (otlpUrl !== null) {
    const exporter = new OTLPMetricExporter({ url: `${otlpUrl}/v1/metrics` })
    readers.push(new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: EXPORT_INTERVAL_MS }))
  }
  const meters = readers.length > 0 ? new MeterProvider({ resource, readers }) : null
  const tracers =
    otlpUrl === null
      ? null
      : new TracerProvider({
          resource,
          sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracedShare) }),
          spanProcessors: [
            new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${otlpUrl}/v1/traces` }) }),
          ],
        })
  return {
    meter: meters?.getMeter('mishiori') ?? noTelemetry.meter,
    tracer: tracers?.getTracer('mishiori') ?? noTelemetry.tracer,
    async close() {
      const sent = Promise.allSettled([meters?.shutdown(), tracers?.shutdown()])
      // A collector that does not answer holds up nobody.
      await Promise.race([sent, sleep(LAST_EXPORT_MS, undefined, { ref: false })])
    },
  }
}

async function openPrometheus({ host, port }: { host: string; port: number }): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true })
  await exporter.startServer()
  return exporter
}
