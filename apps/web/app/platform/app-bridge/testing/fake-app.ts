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
  const heard: PageMessage[] = []
  let tell: ((raw: unknown) => void) | null = null
  const channel: NativeChannel = {
    post(json) {
      const outcome = readPageMessage(json)
      if (outcome.kind !== 'message') throw new Error(`the page posted what no app can read: ${json}`)
      heard.push(outcome.message)
    },
    listen(listener) {
      tell = listener
      return () => {
        tell = null
      }
    },
  }
  const nonce = () => {
    const [ready] = heard
    if (ready?.type !== 'page.ready') throw new Error('the page has not begun')
    return ready.data.nonce
  }
  return {
    channel,
    heard,
    isHeard: () => tell !== null,
    say: <T extends AppMessageType>(type: T, data: AppMessageData<T>) => tell?.(appMessage(nonce(), type, data)),
    sayRaw: (raw: unknown) => tell?.(raw),
    hello: (...features: readonly string[]) =>
      tell?.(appMessage(nonce(), 'app.hello', { platform: 'test', appVersion: '1', features: [...features] })),
  }
}
