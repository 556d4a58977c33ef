import { type ConnectionTarget, connect } from './database-connection.ts'

interface DatabaseWatchOptions {
  /** The database says nothing any more; later, that it does again. A database that refuses says something. */
  readonly onSilence: () => void
  readonly onVoice: () => void
  readonly silentAfterMs?: number
}

const PING_EVERY_MS = 1_000
const SILENT_AFTER_MS = 5_000
const TICK_MS = 250
/** Then a new connection is tried: the network may have forgotten this one. */
const RECONNECT_SECONDS = 10
const SILENCE = new Set(['QUERY_TIMEOUT', 'CONNECT_TIMEOUT'])

/**
 * Asks the database every second, over a connection of its own, and tells when it is silent: stopped, or behind a network
 * that swallows everything. Who waits for it would wait for minutes, since it sends no error.
 *
 * @returns how to stop.
 */
export function watchDatabase(
  target: ConnectionTarget,
  { onSilence, onVoice, silentAfterMs = SILENT_AFTER_MS }: DatabaseWatchOptions,
): () => Promise<void> {
  const client = connect(target, {
    max: 1,
    fetch_types: false,
    connect_timeout: RECONNECT_SECONDS,
    query_timeout: RECONNECT_SECONDS,
    connection: { application_name: 'mishiori watch' },
  })
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
      await client`select 1`
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
    await client.end({ timeout: 0 })
  }
}
