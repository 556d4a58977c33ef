import { createNoopMeter, type Meter, type Tracer, trace } from '@opentelemetry/api'

/** What is measured and traced, and where it goes. */
export interface Telemetry {
  readonly meter: Meter
  readonly tracer: Tracer
}

export interface TelemetrySettings {
  /** Where Prometheus reads `/metrics`; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** An OpenTelemetry collector that takes OTLP over HTTP; null for none. */
  readonly otlpUrl: string | null
  /** The share of requests that are traced, from 0 to 1, unless who asks has decided. */
  readonly tracedShare: number
}

/** Measures nothing. */
export const noTelemetry: Telemetry = { meter: createNoopMeter(), tracer: trace.getTracer('none') }
