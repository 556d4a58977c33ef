import { Readable } from 'node:stream'
import { type LiveNotifications, tidyStoredJson } from '@repo/contract'
import type { DatabaseHandle } from '../../../platform/database.ts'
import { reasonOf } from '../../../platform/reason-of.ts'
import { digestOf } from '../../../platform/session/hashed-adapter.ts'
import type { ReadingService } from '../reading.service.ts'
import { NOTIFIED_CHANNEL } from './notified-channel.ts'

interface Stream {
  readonly body: Readable
  /** Of the session that it was opened with. */
  readonly digest: string
  readonly openedAt: number
  /** The last notification sent on this stream. */
  lastId: number
  isEnded: boolean
}

interface Opening {
  readonly userId: number
  readonly sessionId: string
  /** The last event that the client has received; null for a new client. */
  readonly lastId: number | null
  /** False for a client that gets the current state once, without later updates. */
  readonly isFollowed: boolean
}

interface LiveStreamsOptions {
  readonly reading: Pick<ReadingService, 'findLast' | 'listAfter'>
  /** Reports failed queries. */
  readonly report: (warning: string) => void
  readonly keepAliveMs?: number
}

/** A proxy gives up a connection that says nothing for a minute, or half of one. */
const KEEP_ALIVE_MS = 25_000
/** Then a reader opens a new one, which checks the session anew. */
const LIFE_MS = 60 * 60_000
/** Browsers that lost a stream wait so long. */
const RETRY_MS = 3_000
/** Bytes that a reader may leave lying. */
const MAX_WAITING = 64 * 1024
/** More windows than anybody looks at. */
const MAX_STREAMS_OF_ONE = 20

/** Its reader does not come back. */
const SESSION_ENDED = 'event: ended\ndata: session\n\n'

/** A trigger of the database notifies this channel of ended sessions. */
const ENDED_CHANNEL = 'ended_sessions'

/**
 * Server-sent events to logged-in users. A process holds one connection that listens for all of its streams; a stream
 * costs a query only when its reader gets a notification.
 */
export function createLiveStreams({ reading, report, keepAliveMs = KEEP_ALIVE_MS }: LiveStreamsOptions) {
  const streams = new Map<number, Set<Stream>>()
  const queries = new Map<number, { isRequeued: boolean }>()
  let isLeaving = false
  let clock: NodeJS.Timeout | null = null

  const all = () => [...streams].flatMap(([userId, ofOne]) => [...ofOne].map((stream) => ({ userId, stream })))

  const endAll = () => {
    for (const { stream } of all()) end(stream)
  }

  const forget = (userId: number, stream: Stream) => {
    const ofOne = streams.get(userId)
    ofOne?.delete(stream)
    if (ofOne?.size === 0) streams.delete(userId)
    if (streams.size === 0 && clock) {
      clearInterval(clock)
      clock = null
    }
  }

  const keepAlive = () => {
    const oldest = performance.now() - LIFE_MS
    for (const { stream } of all()) {
      if (stream.openedAt < oldest) end(stream)
      else push(stream, ':\n\n')
    }
  }

  /** Sends to each stream what it has not sent yet. */
  const sendNew = async (userId: number) => {
    const ofOne = [...(streams.get(userId) ?? [])]
    if (ofOne.length === 0) return
    const news = await reading.listAfter(userId, Math.min(...ofOne.map(({ lastId }) => lastId)))
    for (const stream of ofOne) sendNotifications(stream, news)
  }

  /** Coalesces notifications that arrive during a query into one more query. */
  const onNotified = async (userId: number) => {
    if (!streams.has(userId)) return
    const running = queries.get(userId)
    if (running) {
      running.isRequeued = true
      return
    }
    const state = { isRequeued: true }
    queries.set(userId, state)
    try {
      while (state.isRequeued) {
        state.isRequeued = false
        await sendNew(userId)
      }
    } catch (error) {
      report(`New notifications could not be read: ${reasonOf(error)}`)
    } finally {
      queries.delete(userId)
    }
  }

  return {
    /** Subscribes to the notifications of all processes. */
    async follow(listen: DatabaseHandle['listen']): Promise<void> {
      await listen(NOTIFIED_CHANNEL, { onNotify: (payload) => void onNotified(Number(payload)), onListening: () => {} })
      await listen(ENDED_CHANNEL, {
        onNotify: (digest) => {
          for (const { stream } of all()) {
            if (stream.digest !== digest) continue
            push(stream, SESSION_ENDED)
            end(stream)
          }
        },
        // Reconnected: notifications sent in the meantime were missed. Clients reconnect and get the current state, if
        // their session is still valid.
        onListening: endAll,
      })
    },

    mayOpen: (userId: number): boolean => (streams.get(userId)?.size ?? 0) < MAX_STREAMS_OF_ONE,

    /** A stream of missed and new notifications. It ends with its session. */
    async open({ userId, sessionId, lastId, isFollowed }: Opening): Promise<Readable> {
      const body = new Readable({ read() {} })
      const stream: Stream = {
        body,
        digest: digestOf(sessionId),
        openedAt: performance.now(),
        isEnded: false,
        lastId: lastId ?? (await reading.findLast(userId)),
      }
      // Registered before the query, so that no notification is lost between.
      const ofOne = streams.get(userId) ?? new Set()
      streams.set(userId, ofOne.add(stream))
      body.once('close', () => forget(userId, stream))
      push(stream, `retry: ${RETRY_MS}\n\n`)
      try {
        sendNotifications(stream, await reading.listAfter(userId, stream.lastId), true)
      } catch (error) {
        body.destroy()
        throw error
      }
      clock ??= setInterval(keepAlive, keepAliveMs).unref()
      if (isLeaving || !isFollowed) end(stream)
      return body
    },

    size: (): number => all().length,

    /** Ends all, so that their readers go on with another process. */
    leave(): void {
      isLeaving = true
      endAll()
    },
  }
}

export type LiveStreams = ReturnType<typeof createLiveStreams>

function sendNotifications(stream: Stream, { count, arrived }: LiveNotifications, isFirst = false): void {
  const fresh = arrived.filter(({ id }) => id > stream.lastId)
  stream.lastId = fresh.at(-1)?.id ?? stream.lastId
  // Its id is what a browser comes back with.
  const id = fresh.length > 0 || isFirst ? `id: ${stream.lastId}\n` : ''
  const news: LiveNotifications = { count, arrived: fresh }
  push(stream, `${id}event: notifications\ndata: ${tidyStoredJson(JSON.stringify(news))}\n\n`)
}

function push({ body, isEnded }: Stream, chunk: string): void {
  if (isEnded || body.destroyed) return
  if (body.readableLength > MAX_WAITING) body.destroy()
  else body.push(chunk)
}

function end(stream: Stream): void {
  if (!stream.isEnded) stream.body.push(null)
  stream.isEnded = true
}
