import { useSyncExternalStore } from 'react'

/** One value that several components watch without their parent rendering again. */
export interface ValueStore<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (onChange: () => void) => () => void
}

export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useValue<Value>(store: ValueStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
