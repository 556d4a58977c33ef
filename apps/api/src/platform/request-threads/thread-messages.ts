import type { MessagePort } from 'node:worker_threads'
import type { PageTag, WebHost } from '@repo/contract'
import type { AppSettings } from '../../settings.ts'
import type { ConnectionTarget } from '../database.ts'
import type { JobName, JobPayloads } from '../jobs/jobs.ts'

/** What a thread is started with. */
export interface ThreadStart {
  readonly target: ConnectionTarget
  readonly settings: AppSettings
  readonly basemapAssets: string
  /** The built web's server file; null where threads render no pages. */
  readonly webBuild: string | null
}

export interface ThreadRequest {
  readonly kind: 'request'
  readonly method: string
  /** Path and search. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: Uint8Array | null
  /** Of the client. */
  readonly address: string
  /** Under which the request is logged. */
  readonly id: string
}

/** What a page is rendered with, besides functions. */
type PageHost = Omit<WebHost, 'transport' | 'share'>

export interface ThreadPage extends Omit<ThreadRequest, 'kind' | 'id'> {
  readonly kind: 'page'
  readonly host: PageHost
}

interface JobOf<N extends JobName> {
  readonly kind: 'job'
  readonly name: N
  readonly payload: JobPayloads[N]
}

/** Its response begins at once and ends with the job; who closes the port wants it to stop. */
export type ThreadJob = { readonly [N in JobName]: JobOf<N> }[JobName]

/** The response is sent through the port, piece by piece as it is asked for. */
export type ThreadTask = (ThreadRequest | ThreadPage | ThreadJob) & { readonly port: MessagePort }

export interface ResponseHead {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Of a page that guests share; null for others. */
  readonly tags: readonly PageTag[] | null
  /** What pages show, and the thread has changed since its last response; null where that is not known. */
  readonly changes: readonly (readonly PageTag[] | null)[]
}

/** From the thread. After the head comes one piece for each `ThreadOrder`, then the end. */
export type ThreadReply =
  | { readonly head: ResponseHead }
  | { readonly piece: Uint8Array }
  | { readonly end: true }
  | { readonly failed: string }

export type ThreadOrder = 'next'
