import { connect, type ServerAddress } from './database-connection.ts'

interface DatabaseWatchOptions {
  /** The database says nothing any more; later, that it does again. A database that refuses says something. */
  readonly onSilence: () => void
  readonly onVoice: () => void
  readonly silentAfterMs?: number
}

interface Pinged {
  /** Fulfilled with an answer of whatever kind, unless the other side says nothing. */
  ping(): Promise<void>
  close(): Promise<void>
}

const PING_EVERY_MS = 1_000
const SILENT_AFTER_MS = 5_000
const TICK_MS = 250
/** Then a new connection is tried: the network may have forgotten this one. */
const RECONNECT_SECONDS = 10
const SILENCE = new Set(['QUERY_TIMEOUT', 'CONNECT_TIMEOUT'])

const OPTIONS = {
  max: 1,
  fetch_types: false,
  connect_timeout: RECONNECT_SECONDS,
  query_timeout: RECONNECT_SECONDS,
  connection: { application_name: 'mishiori watch' },
}

/** Over a connection of its own. */
function serverPing(target: ServerAddress): Pinged {
  const client = connect(target, OPTIONS)
  return { ping: async () => void (await client`select 1`), close: () => client.end({ timeout: 0 }) }
}

/**
 * Logs in, which a pooler answers itself: a question would wait for one of its connections to the server, and those may all be
 * busy.
 */
function poolerPing(pooler: ServerAddress): Pinged {
  return {
    async ping() {
      const client = connect(pooler, OPTIONS)
      await client.reserve().finally(() => client.end({ timeout: 0 }))
    },
    async close() {},
  }
}

/**
 * Asks the server every second and tells when it is silent: stopped, or behind a network that swallows everything. Who waits
 * for it would wait for minutes, since it sends no error.
 *
 * @returns how to stop.
 */
export const watchDatabase = (target: ServerAddress, options: DatabaseWatchOptions) =>
  watch(serverPing(target), options)

/** As {@link watchDatabase}, of PgBouncer. */
export const watchPooler = (pooler: ServerAddress, options: DatabaseWatchOptions) => watch(poolerPing(pooler), options)

function watch(
  { ping, close }: Pinged,
  { onSilence, onVoice, silentAfterMs = SILENT_AFTER_MS }: DatabaseWatchOptions,
): () => Promise<void> {
  let isSilent = false
  let isAsking = false
  let isClosed = false
  /** Turns of our own loop without an answer: time that we were busy ourselves says nothing about the database. */
  let silentTicks = 0
  let nextPingAt = 0

  const hear = () => {
    silentTicks = 0
    if (!isSilent || isClosed) return
    isSilent = false
    onVoice()
  }
  const ask = async () => {
    isAsking = true
    try {
      await ping()
      hear()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!SILENCE.has(code)) hear()
    } finally {
      isAsking = false
      nextPingAt = performance.now() + (isSilent ? 0 : PING_EVERY_MS)
    }
  }
  const tick = () => {
    if (isAsking) silentTicks++
    else if (performance.now() >= nextPingAt) void ask()
    if (isSilent || silentTicks * TICK_MS < silentAfterMs) return
    isSilent = true
    onSilence()
  }
  const timer = setInterval(tick, TICK_MS).unref()
  return async () => {
    isClosed = true
    clearInterval(timer)
    await close()
  }
}
