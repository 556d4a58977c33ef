type Listener = EventListenerOrEventListenerObject | null
type Options = boolean | AddEventListenerOptions | undefined

const isGlobal = (target: unknown) =>
  target === window || target === document || target === window.visualViewport || target instanceof MediaQueryList

const keyOf = (type: string, options: Options) =>
  `${type} ${typeof options === 'object' ? options.capture === true : options === true}`

/** Who listens to what outlives an editor: the window, the document, its viewport and media queries. */
export interface GlobalListeners {
  /** The events that somebody listens to, each as often as there are listeners. */
  readonly active: () => readonly string[]
  readonly stop: () => void
}

/** Counts from now on. Listeners that go by a signal, or by being called once, go from the count, too. */
export function watchGlobalListeners(): GlobalListeners {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const registered = new Map<EventTarget, Map<string, Set<Listener>>>()
  const listenersOf = (target: EventTarget, key: string) => {
    const keys = registered.get(target) ?? new Map<string, Set<Listener>>()
    const listeners = keys.get(key) ?? new Set<Listener>()
    registered.set(target, keys.set(key, listeners))
    return listeners
  }
  EventTarget.prototype.addEventListener = function (type: string, listener: Listener, options?: Options) {
    if (isGlobal(this ?? window)) {
      const listeners = listenersOf(this ?? window, keyOf(type, options)).add(listener)
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => listeners.delete(listener))
    }
    addEventListener.call(this ?? window, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type: string, listener: Listener, options?: Options) {
    if (isGlobal(this ?? window)) listenersOf(this ?? window, keyOf(type, options)).delete(listener)
    removeEventListener.call(this ?? window, type, listener, options)
  }
  return {
    active: () =>
      [...registered.values()]
        .flatMap((keys) => [...keys].flatMap(([key, { size }]) => Array<string>(size).fill(key)))
        .sort(),
    stop: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  }
}
