import { randomId } from '@mishiori/map-document'
import { type Dispatch, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { keepPrivacy, keptPrivacy } from './kept-privacy.ts'
import {
  chosenDays,
  EMPTY_PREVIEW,
  type PreviewAction,
  type PreviewFile,
  type PreviewState,
  previewReducer,
} from './preview-state.ts'
import { forgetPreview, savePreview, storedPreview } from './stored-preview.ts'
import type { TimelineSource } from './timeline-source.ts'

interface PreviewOptions {
  readonly files?: readonly PreviewFile[]
  /** Whose hidden places and excluded parts this device keeps; null for visitors, of whom none are kept. */
  readonly userId?: number | null
}

/** Days of timeline files, read on this device, and the part of them to import. */
export function usePreview(source: TimelineSource, { files = NO_FILES, userId = null }: PreviewOptions = {}) {
  const [state, dispatch] = useReducer(previewReducer, { files, userId }, begin)
  const { hidden, dropped } = state
  // Kept at once: what somebody hides must not depend on the import being sent.
  const [isKept, setIsKept] = useState(true)
  useEffect(() => setIsKept(keepPrivacy(userId, { hidden, dropped })), [userId, hidden, dropped])
  useEffect(() => {
    void forgetPreview().then((preview) => preview && dispatch({ type: 'restored', preview }))
  }, [])
  useReading(source, state.files, dispatch)
  const chosen = useMemo(() => chosenDays(state), [state.days, state.left])
  return {
    ...state,
    chosen,
    dispatch,
    /** Whether what is hidden is still so at the next import. */
    isKept: userId !== null && isKept,
    /** For the way to the log-in page and back. */
    keep: () => savePreview(state),
    add: (files: readonly File[]) =>
      dispatch({ type: 'files.added', files: files.map((file) => ({ id: randomId(), file })) }),
  }
}

const NO_FILES: readonly PreviewFile[] = []
/** With given files, else with the files selected before the log-in. */
function begin({ files, userId }: { files: readonly PreviewFile[]; userId: number | null }): PreviewState {
  const kept: PreviewState = { ...EMPTY_PREVIEW, ...keptPrivacy(userId) }
  if (files.length > 0) return previewReducer(kept, { type: 'files.added', files })
  const preview = storedPreview()
  return preview ? previewReducer(kept, { type: 'restored', preview }) : kept
}

export type Preview = ReturnType<typeof usePreview>

/** Reads the files again when they change; a running read is cancelled. */
function useReading(source: TimelineSource, files: readonly PreviewFile[], dispatch: Dispatch<PreviewAction>): void {
  const read = useRef<readonly PreviewFile[]>([])
  useEffect(() => {
    if (files.length === 0 || read.current === files) return
    read.current = files
    const controller = new AbortController()
    const dispatchUnlessAborted = (action: PreviewAction) => controller.signal.aborted || dispatch(action)
    source
      .read(
        files.map(({ file }) => file),
        {
          signal: controller.signal,
          onProgress: ({ readBytes, totalBytes }) =>
            dispatchUnlessAborted({
              type: 'reading.progressed',
              fraction: totalBytes === 0 ? 0 : readBytes / totalBytes,
            }),
          onDays: (days) => dispatchUnlessAborted({ type: 'days.found', days }),
        },
      )
      .then(
        (result) => dispatchUnlessAborted({ type: 'reading.ended', result }),
        () => dispatchUnlessAborted({ type: 'reading.ended', result: null }),
      )
    return () => controller.abort()
  }, [source, files, dispatch])
}
