import type { MapDocument } from '@mishiori/map-document'
import { useEffect } from 'react'
import { type EditorActor, selectCanConfirm, selectOpenWork } from '../machine/selectors.ts'
import { useLatest } from '../use-latest.ts'

/** What somebody has drawn or written and not confirmed, so that `onChange` has not told of it. */
export interface OpenWork {
  /** Confirms it, as the person would; `onChange` is called before this returns. */
  readonly settle: () => void
  /** The document with what is drawn, as far as it goes: what to keep against a crash. In the language that the editor shows. */
  readonly document: MapDocument
}

/** Tells the host of such work at each of its steps, and null when there is none any more. */
export function useOpenWork(actor: EditorActor, onOpenWork: ((work: OpenWork | null) => void) | undefined): void {
  const latest = useLatest(onOpenWork)
  useEffect(() => {
    let told: MapDocument | null = null
    const tell = () => {
      if (!latest.current) return
      const document = selectOpenWork(actor.getSnapshot())
      if (document === told) return
      told = document
      latest.current(document && { settle: () => settle(actor), document })
    }
    const subscription = actor.subscribe(tell)
    return () => {
      subscription.unsubscribe()
      if (told) latest.current?.(null)
    }
  }, [actor, latest])
}

function settle(actor: EditorActor): void {
  actor.send({ type: 'inspector.keep' })
  const snapshot = actor.getSnapshot()
  if (selectOpenWork(snapshot)) actor.send({ type: selectCanConfirm(snapshot) ? 'edit.confirm' : 'edit.keep' })
}
