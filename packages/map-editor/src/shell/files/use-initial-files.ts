import { useEffect, useRef } from 'react'
import type { MachineActor } from '../../core/selectors.ts'
import { openFiles } from '../../ui/context/open-files.ts'

/** Has the files read that the editor was opened with, once: what the host gives later is not read, nor the same again. */
export function useInitialFiles(actor: MachineActor, initial: File | readonly File[] = []): void {
  const unread = useRef(initial)
  useEffect(() => {
    const files = unread.current
    unread.current = []
    openFiles(actor, files instanceof File ? [files] : files)
  }, [actor])
}
