import { Progress, type ProgressProps } from '@repo/ui/progress'
import { useEffect, useRef, useState } from 'react'

/** Source of both: product specification §9. */
const DURATION_MS = 5000
const THROTTLE_MS = 200

/** Of what takes minutes: a line that creeps from one report to the next instead of jumping. */
export function SlowProgress(props: Omit<ProgressProps, 'durationMs'>) {
  return <Progress {...props} value={useThrottled(props.value, THROTTLE_MS)} durationMs={DURATION_MS} />
}

/** The value as it was at most that long ago. The last one is never lost. */
export function useThrottled<Value>(value: Value, intervalMs: number): Value {
  const [shown, setShown] = useState(value)
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const show = () => {
      shownAt.current = performance.now()
      setShown(value)
    }
    const timer = setTimeout(show, Math.max(0, shownAt.current + intervalMs - performance.now()))
    return () => clearTimeout(timer)
  }, [value, intervalMs])
  return shown
}
