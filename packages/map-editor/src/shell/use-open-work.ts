import type { MapDocument } from '@mishiori/map-document'
import { useEffect } from 'react'
import { type MachineActor, selectCanConfirm, selectOpenWork } from '../core/selectors.ts'
import { useLatest } from '../ui/shared/use-latest.ts'

/** Unconfirmed work, which `onChange` has not reported. */
export interface OpenWork {
  /** Saves words, and confirms what its button would; `onChange` is called before this returns. For a press outside of the editor. */
  readonly confirm: () => void
  /** The same before the page is left, and keeps as much as goes of what could not be confirmed yet. */
  readonly settle: () => void
  /** The document with what is drawn, as far as it goes: what to keep against a crash. In the language that the editor shows. */
  readonly document: MapDocument
}

/** Tells the host of such work at each of its steps, and null when there is none any more. */
export function useOpenWork(actor: MachineActor, onOpenWork: ((work: OpenWork | null) => void) | undefined): void {
  const latest = useLatest(onOpenWork)
  useEffect(() => {
    let reported: MapDocument | null = null
    const report = () => {
      if (!latest.current) return
      const document = selectOpenWork(actor.getSnapshot())
      if (document === reported) return
      reported = document
      latest.current(document && { confirm: () => confirm(actor), settle: () => settle(actor), document })
    }
    const subscription = actor.subscribe(report)
    return () => {
      subscription.unsubscribe()
      if (reported) latest.current?.(null)
    }
  }, [actor, latest])
}

function confirm(actor: MachineActor): void {
  actor.send({ type: 'inspector.keep' })
  const { edit } = actor.getSnapshot().context
  if (edit && edit.session.steps.length > 0 && selectCanConfirm(actor.getSnapshot()))
    actor.send({ type: 'edit.confirm' })
}

function settle(actor: MachineActor): void {
  confirm(actor)
  const snapshot = actor.getSnapshot()
  if (selectOpenWork(snapshot)) actor.send({ type: selectCanConfirm(snapshot) ? 'edit.confirm' : 'edit.keep' })
}
