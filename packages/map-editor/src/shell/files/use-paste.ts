import { useEffect } from 'react'
import { selectReadingFile } from '../../core/selectors.ts'
import { useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { openFiles } from '../../ui/context/open-files.ts'
import { showNotice } from '../../ui/context/show-notice.ts'
import { isNowhere } from '../../ui/shared/is-nowhere.ts'
import { useLatest } from '../../ui/shared/use-latest.ts'

/** XML or JSON; anything else that is pasted beside the fields is no route. */
const ROUTE_TEXT = /^\s*[<{[]/

/** Reads route files, or the text of one, that are pasted while the editor is in use, as if they had been dropped. */
export function usePaste(): void {
  const { actor, services, root, notices } = useEditorParts()
  const messages = useMessages()
  const latest = useLatest({ services, messages })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { services, messages } = latest.current
      if (event.defaultPrevented || !services.readRouteFile || !isMeant(root.current, event.target)) return
      const files = pastedFiles(event.clipboardData, messages.drop.pastedName)
      const [file] = files
      if (!file) return
      event.preventDefault()
      const snapshot = actor.getSnapshot()
      if (snapshot.can({ type: 'file.open', file })) openFiles(actor, files)
      else if (!selectReadingFile(snapshot)) {
        const { busy, busyPasteHint } = messages.drop
        showNotice(notices, { id: 'paste-refused', tone: 'warning', title: busy, details: [busyPasteHint] })
      }
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [actor, root, notices, latest])
}

/** The editor is what the person looks at, and they are not writing in a field. */
function isMeant(editor: HTMLElement | null, target: EventTarget | null): boolean {
  if (!editor || editor.closest('[inert]') || !(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable]')) return false
  return isNowhere(target) || editor.contains(target)
}

function pastedFiles(data: DataTransfer | null, nameOfText: string): readonly File[] {
  if (data && data.files.length > 0) return [...data.files]
  const text = data?.getData('text/plain') ?? ''
  return ROUTE_TEXT.test(text) ? [textFile(text, nameOfText)] : []
}

/** The byte order mark declares UTF-8, whatever encoding an XML declaration in it names. */
function textFile(text: string, name: string): File {
  return new File(['\uFEFF', text.replace(/^\uFEFF/, '')], name)
}
