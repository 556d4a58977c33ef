import { useEffect } from 'react'
import { useEditorParts } from '../context/editor-context.tsx'

const ENDS = ['edit.confirmed', 'edit.cancelled', 'tool.opened'] as const

/** A tool takes its fields away when it is left: whoever was in one of them goes on at the map instead of at the start of the page. */
export function useFocusAfterEdit(): void {
  const { actor, root, map } = useEditorParts()
  useEffect(() => {
    let frame = 0
    const keep = () => {
      if (!root.current?.contains(document.activeElement)) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) map.get()?.focus()
      })
    }
    const subscriptions = ENDS.map((type) => actor.on(type, keep))
    return () => {
      cancelAnimationFrame(frame)
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, root, map])
}
