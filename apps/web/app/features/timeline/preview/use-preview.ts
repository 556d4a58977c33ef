import { randomId } from '@mishiori/map-document'
import { type Dispatch, useEffect, useMemo, useReducer, useRef } from 'react'
import { forgetPreview, savePreview, storedPreview } from './pending-preview.ts'
import {
  chosenDays,
  EMPTY_PREVIEW,
  type PreviewAction,
  type PreviewFile,
  type PreviewState,
  previewReducer,
} from './preview-state.ts'
import type { TimelineSource } from './timeline-source.ts'

/** Days of timeline files, read on this device, and the part of them to import. */
export function usePreview(source: TimelineSource, files: readonly PreviewFile[] = NO_FILES) {
  const [state, dispatch] = useReducer(previewReducer, files, begin)
  useEffect(() => {
    void forgetPreview().then((preview) => preview && dispatch({ type: 'restored', preview }))
  }, [])
  useReading(source, state.files, dispatch)
  const chosen = useMemo(() => chosenDays(state), [state.days, state.left])
  return {
    ...state,
    chosen,
    dispatch,
    /** For the way to the log-in page and back. */
    keep: () => savePreview(state),
    add: (files: readonly File[]) =>
      dispatch({ type: 'files.added', files: files.map((file) => ({ id: randomId(), file })) }),
  }
}

const NO_FILES: readonly PreviewFile[] = []
/** With given files, else with the files selected before the log-in. */
const begin = (files: readonly PreviewFile[]): PreviewState =>
  files.length > 0 ? previewReducer(EMPTY_PREVIEW, { type: 'files.added', files }) : (storedPreview() ?? EMPTY_PREVIEW)

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
