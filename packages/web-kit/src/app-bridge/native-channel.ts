import { NATIVE_NAMES } from '@repo/app-bridge'

/** The way to an app that shows this page in a web view, and back. */
export interface NativeChannel {
  readonly post: (json: string) => void
  /** Calls `onMessage` with what the app posts. @returns stops it. */
  readonly listen: (onMessage: (raw: unknown) => void) => () => void
}

interface Postable {
  readonly postMessage: (json: string) => void
}

/** Null without an app around the page, or when the page is in a frame of another one. */
export function findNativeChannel(page: Window): NativeChannel | null {
  if (page.top !== page) return null
  const app = nativeOf(page)
  if (!app) return null
  return { post: (json) => app.postMessage(json), listen: (onMessage) => listenTo(page, app, onMessage) }
}

function nativeOf(page: object): Postable | null {
  const handlers = propertyOf(propertyOf(page, 'webkit'), 'messageHandlers')
  const found = [
    propertyOf(page, NATIVE_NAMES.reactNative),
    propertyOf(handlers, NATIVE_NAMES.ios),
    propertyOf(page, NATIVE_NAMES.android),
  ]
  return found.find(isPostable) ?? null
}

/** Objects of apps are no plain ones: Android's have no prototype, and what they have is not enumerable. */
function propertyOf(owner: unknown, name: string): unknown {
  return (typeof owner === 'object' || typeof owner === 'function') && owner !== null
    ? Reflect.get(owner, name)
    : undefined
}

function isPostable(value: unknown): value is Postable {
  return typeof propertyOf(value, 'postMessage') === 'function'
}

/** React Native posts to the document on Android, others to the window; Android's own channel posts to its object. */
function listenTo(page: Window, app: object, onMessage: (raw: unknown) => void): () => void {
  const stop = new AbortController()
  const seen = new WeakSet<Event>()
  const receive = (event: Event) => {
    if (!(event instanceof MessageEvent) || seen.has(event)) return
    seen.add(event)
    if (event.currentTarget === app || isOfThisPage(event, page)) onMessage(event.data)
  }
  for (const target of [page, page.document, app])
    if (isEventTarget(target)) target.addEventListener('message', receive, { signal: stop.signal })
  return () => stop.abort()
}

/**
 * Apps run `dispatchEvent` or `postMessage` in this page: the event then has no origin and no source, or those of the
 * page. Frames and other windows have theirs, which they cannot hide.
 */
function isOfThisPage({ origin, source }: MessageEvent, page: Window): boolean {
  if (source === null) return origin === ''
  return source === page && origin === page.location.origin
}

function isEventTarget(value: object): value is EventTarget {
  return typeof propertyOf(value, 'addEventListener') === 'function'
}
