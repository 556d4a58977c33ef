import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

export interface FlashMessage {
  readonly variant: 'info' | 'success' | 'warning' | 'danger'
  readonly title: string
  /** A second line: what was kept, what to do. */
  readonly text?: string
  /** How long it stays; 0 until it is closed, which is also the rule for `danger`. */
  readonly timeoutMs?: number
  /** Takes the place of an earlier message with the same one. */
  readonly topic?: string
  /** What can be done about it; the message is closed then. */
  readonly action?: {
    readonly label: string
    readonly onAct: () => void
    /** Whether it has the focus at once: after an act by keyboard that took away what had it. */
    readonly takesFocus?: boolean
  }
}

export interface QueuedFlash extends FlashMessage {
  readonly id: number
}

interface FlashQueue {
  readonly flashes: readonly QueuedFlash[]
  readonly show: (flash: FlashMessage) => void
  readonly close: (id: number) => void
}

const FlashContext = createContext<FlashQueue | null>(null)
const MOST_SHOWN = 4

export interface FlashProviderProps {
  /** Shown from the start, for instance what the page before wanted to say. */
  initial?: readonly FlashMessage[]
  children: ReactNode
}

export function FlashProvider({ initial = [], children }: FlashProviderProps) {
  const [flashes, setFlashes] = useState<readonly QueuedFlash[]>(() =>
    initial.map((flash, index) => ({ ...flash, id: index - initial.length })),
  )
  const show = useCallback((flash: FlashMessage) => {
    setFlashes((shown) => {
      const others = shown.filter(({ topic }) => topic === undefined || topic !== flash.topic)
      return [...others, { ...flash, id: (shown.at(-1)?.id ?? -1) + 1 }].slice(-MOST_SHOWN)
    })
  }, [])
  const close = useCallback((id: number) => setFlashes((shown) => shown.filter((flash) => flash.id !== id)), [])
  const queue = useMemo(() => ({ flashes, show, close }), [flashes, show, close])
  return <FlashContext value={queue}>{children}</FlashContext>
}

export function useFlashQueue(): FlashQueue {
  const queue = useContext(FlashContext)
  if (!queue) throw new Error('useFlashQueue needs a FlashProvider above it')
  return queue
}
