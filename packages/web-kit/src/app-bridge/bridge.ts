import {
  APP_FEATURES,
  type AppFeature,
  type AppMessage,
  type AppMessageData,
  type AppMessageType,
  BRIDGE_VERSION,
  type PageMessageData,
  type PageMessageType,
  pageMessage,
  readAppMessage,
} from '@repo/app-bridge'
import type { NativeChannel } from './native-channel.ts'

/** The requests that a page can send to its app, and the events that it receives. */
export interface AppBridge {
  /** Whether the app has said that it does this. */
  has(feature: AppFeature): boolean
  send<T extends PageMessageType>(type: T, data: PageMessageData<T>): void
  /** The listener returns whether it could handle the message; the app gets an error if none could. @returns unsubscribes. */
  on<T extends AppMessageType>(type: T, listener: (data: AppMessageData<T>) => boolean): () => void
  close(): void
}

/** A page's introduction at the start. */
type PageIntroduction = Omit<PageMessageData<'page.ready'>, 'nonce' | 'versions'>

interface BridgeOptions {
  readonly channel: NativeChannel
  readonly introduction: PageIntroduction
  /** Once the app has said what it can do. */
  readonly onHello?: (features: ReadonlySet<AppFeature>) => void
  readonly createNonce?: () => string
}

type Listener = (data: unknown) => boolean

/** Opens the channel to an app. Its messages are accepted only with the nonce that the app alone received. */
export function openAppBridge({ channel, introduction, onHello, createNonce = randomNonce }: BridgeOptions): AppBridge {
  const nonce = createNonce()
  const listeners = new Map<string, Set<Listener>>()
  let features: ReadonlySet<AppFeature> = new Set()
  const bridge: AppBridge = {
    has: (feature) => features.has(feature),
    send: (type, data) => post(channel, type, data),
    on(type, listener) {
      const others = listeners.get(type) ?? new Set()
      const own: Listener = (data) => listener(data as Parameters<typeof listener>[0])
      listeners.set(type, others.add(own))
      return () => void others.delete(own)
    },
    close: () => stop(),
  }
  const receive = ({ type, data }: AppMessage) => {
    if (type === 'app.hello') {
      features = new Set(APP_FEATURES.filter((feature) => data.features.includes(feature)))
      onHello?.(features)
      return
    }
    const done = [...(listeners.get(type) ?? [])].map((listener) => listener(data))
    if (!done.includes(true)) bridge.send('bridge.error', { code: 'notNow', messageType: type, detail: '' })
  }
  const stop = channel.listen((raw) => {
    const outcome = readAppMessage(raw, nonce)
    if (outcome.kind === 'message') receive(outcome.message)
    if (outcome.kind === 'error') {
      const { code, messageType, detail } = outcome
      console.warn('A message of the app did nothing:', code, messageType, detail)
      bridge.send('bridge.error', { code, messageType, detail })
    }
  })
  bridge.send('page.ready', { ...introduction, nonce, versions: [BRIDGE_VERSION] })
  return bridge
}

/** A page works without its app. */
function post<T extends PageMessageType>(channel: NativeChannel, type: T, data: PageMessageData<T>): void {
  try {
    channel.post(pageMessage(type, data))
  } catch (error) {
    console.warn('The app was not told:', type, error)
  }
}

/** 128 bits. */
function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
