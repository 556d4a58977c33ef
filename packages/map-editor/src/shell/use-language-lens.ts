import type { MapDocument } from '@mishiori/map-document'
import { createContext, useEffect, useMemo, useState } from 'react'
import { createLanguageLens, type Originals } from '../core/language-lens.ts'
import type { MachineActor, MachineSnapshot } from '../core/selectors.ts'
import { selectInspectorMode } from '../core/selectors.ts'

/** Null while the document is edited in its own language. */
export const OriginalsContext = createContext<Originals | null>(null)

interface Controlled {
  readonly value: MapDocument
  readonly onChange: (document: MapDocument) => void
}

interface Translated extends Controlled {
  readonly originals: Originals | null
}

/** What the editor edits, and how it reports it, in a further language; without one, what the host gave. */
export function useLanguageLens({ value, onChange }: Controlled, language: string | null): Translated {
  const lens = useMemo(() => (language === null ? null : createLanguageLens(language)), [language])
  const view = useMemo(() => lens?.viewOf(value) ?? value, [lens, value])
  const originals = useMemo(() => lens?.originalsOf(value) ?? null, [lens, value])
  return { value: view, onChange: lens ? (edited) => onChange(lens.write(edited)) : onChange, originals }
}

/** Another language ends what is open, so it waits until nothing is. */
export function useSettledLanguage(requested: string | null) {
  const [language, setLanguage] = useState(requested)
  return { language, isSettled: language === requested, setLanguage }
}

export function useSettling(
  actor: MachineActor,
  requested: string | null,
  { isSettled, setLanguage }: ReturnType<typeof useSettledLanguage>,
): void {
  useEffect(() => {
    if (isSettled) return
    const settle = (snapshot: MachineSnapshot) => {
      if (isAtRest(snapshot)) setLanguage(requested)
    }
    settle(actor.getSnapshot())
    const subscription = actor.subscribe(settle)
    return () => subscription.unsubscribe()
  }, [actor, requested, isSettled, setLanguage])
}

function isAtRest(snapshot: MachineSnapshot): boolean {
  const mode = selectInspectorMode(snapshot)
  return snapshot.matches('resting') && (mode === null || mode === 'view')
}
