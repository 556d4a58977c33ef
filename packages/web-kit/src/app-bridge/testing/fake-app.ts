import {
  type AppMessageData,
  type AppMessageType,
  appMessage,
  type PageMessage,
  readPageMessage,
} from '@repo/app-bridge'
import type { NativeChannel } from '../native-channel.ts'

/** Plays the app around a page: keeps what the page posts, and posts back. */
export function fakeApp() {
  const received: PageMessage[] = []
  let onMessage: ((raw: unknown) => void) | null = null
  const channel: NativeChannel = {
    post(json) {
      const outcome = readPageMessage(json)
      if (outcome.kind !== 'message') throw new Error(`the page posted what no app can read: ${json}`)
      received.push(outcome.message)
    },
    listen(listener) {
      onMessage = listener
      return () => {
        onMessage = null
      }
    },
  }
  const nonce = () => {
    const [ready] = received
    if (ready?.type !== 'page.ready') throw new Error('the page has not begun')
    return ready.data.nonce
  }
  return {
    channel,
    received,
    isListening: () => onMessage !== null,
    post: <T extends AppMessageType>(type: T, data: AppMessageData<T>) => onMessage?.(appMessage(nonce(), type, data)),
    postRaw: (raw: unknown) => onMessage?.(raw),
    hello: (...features: readonly string[]) =>
      onMessage?.(appMessage(nonce(), 'app.hello', { platform: 'test', appVersion: '1', features: [...features] })),
  }
}
