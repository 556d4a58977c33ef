import type { StyleSpecification } from 'maplibre-gl'
import { useCallback, useEffect, useState } from 'react'
import type { Frame } from '../strips/frame.ts'
import { MapPrinter, PrinterError, type PrinterProblem } from './map-printer.ts'

/** A map to be drawn, by the place it has in the booklet. */
export interface PictureRequest {
  readonly key: string
  readonly frame: Frame
}

type DrawingState =
  | { readonly kind: 'drawing' | 'done' | 'cancelled' }
  | { readonly kind: 'failed'; readonly problem: PrinterProblem }

export interface MapPictures {
  readonly state: DrawingState
  /** Addresses of the pictures that are there. */
  readonly pictures: ReadonlyMap<string, string>
  readonly total: number
  /** Maps with holes, as some of their tiles could not be had. */
  readonly incompleteKeys: ReadonlySet<string>
  readonly credits: readonly string[]
  readonly cancel: () => void
  readonly drawAgain: () => void
}

interface Drawn {
  readonly pictures: ReadonlyMap<string, string>
  readonly incompleteKeys: ReadonlySet<string>
}

const NOTHING: Drawn = { pictures: new Map(), incompleteKeys: new Set() }
/** Choices that follow each other quickly are drawn once. */
const DEBOUNCE_MS = 250

interface MapPicturesOptions {
  readonly requests: readonly PictureRequest[]
  /** Null until it is known. */
  readonly style: StyleSpecification | null
  readonly isGrayscale: boolean
}

/** Draws maps one after another. Other requests, or another style, begin anew. */
export function useMapPictures({ requests, style, isGrayscale }: MapPicturesOptions): MapPictures {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<DrawingState>({ kind: 'drawing' })
  const [drawn, setDrawn] = useState(NOTHING)
  const [credits, setCredits] = useState<readonly string[]>([])
  const [controller, setController] = useState<AbortController | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const addresses: string[] = []
    setController(stop)
    setState({ kind: 'drawing' })
    setDrawn(NOTHING)
    if (!style) return
    const timer = setTimeout(() => {
      drawAll(
        requests,
        { style, isGrayscale, signal: stop.signal, onCredits: setCredits },
        (key, { picture, isIncomplete }) => {
          const address = URL.createObjectURL(picture)
          addresses.push(address)
          setDrawn((before) => withPicture(before, { key, address, isIncomplete }))
        },
      ).then(
        () => setState({ kind: 'done' }),
        (error) => {
          if (stop.signal.aborted) return
          setState({ kind: 'failed', problem: error instanceof PrinterError ? error.problem : 'failed' })
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [requests, style, isGrayscale, attempt])

  const cancel = useCallback(() => {
    controller?.abort()
    setState({ kind: 'cancelled' })
  }, [controller])
  const drawAgain = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...drawn, state, credits, total: requests.length, cancel, drawAgain }
}

interface Drawing {
  readonly style: StyleSpecification
  readonly isGrayscale: boolean
  readonly signal: AbortSignal
  readonly onCredits: (credits: readonly string[]) => void
}

type OnPicture = (key: string, printed: Awaited<ReturnType<MapPrinter['draw']>>) => void

async function drawAll(
  requests: readonly PictureRequest[],
  { style, isGrayscale, signal, onCredits }: Drawing,
  onPicture: OnPicture,
) {
  signal.throwIfAborted()
  if (requests.length === 0) return
  const printer = await MapPrinter.open(style, signal)
  try {
    for (const { key, frame } of requests) {
      onPicture(key, await printer.draw(frame, { isGrayscale, signal }))
      signal.throwIfAborted()
      onCredits(printer.credits)
    }
  } finally {
    printer.close()
  }
}

function withPicture(
  before: Drawn,
  { key, address, isIncomplete }: { key: string; address: string; isIncomplete: boolean },
) {
  return {
    pictures: new Map(before.pictures).set(key, address),
    incompleteKeys: isIncomplete ? new Set(before.incompleteKeys).add(key) : before.incompleteKeys,
  }
}
