import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The newest value of a prop, for callbacks that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
