import { useEffect } from 'react'
import { useLatest } from '../use-latest.ts'
import { useEditorParts, useMessages } from './editor-context.tsx'

/** XML or JSON; anything else that is pasted beside the fields is no route. */
const ROUTE_TEXT = /^\s*[<{[]/

/** Reads a route file, or its text, that is pasted while the editor is in use, as if it had been dropped. */
export function usePaste(): void {
  const { actor, services, root } = useEditorParts()
  const messages = useMessages()
  const latest = useLatest({ services, messages })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { services, messages } = latest.current
      if (event.defaultPrevented || !services.readRouteFile || !isMeant(root.current, event.target)) return
      const file = event.clipboardData?.files[0] ?? textFile(event.clipboardData, messages.drop.pastedName)
      if (!file || !actor.getSnapshot().can({ type: 'file.open', file })) return
      event.preventDefault()
      actor.send({ type: 'file.open', file })
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [actor, root, latest])
}

/** The editor is what the person looks at, and they are not writing in a field. */
function isMeant(editor: HTMLElement | null, target: EventTarget | null): boolean {
  if (!editor || editor.closest('[inert]') || !(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable]')) return false
  return target === document.body || editor.contains(target)
}

function textFile(data: DataTransfer | null, name: string): File | null {
  const text = data?.getData('text/plain') ?? ''
  return ROUTE_TEXT.test(text) ? new File([text], name) : null
}
