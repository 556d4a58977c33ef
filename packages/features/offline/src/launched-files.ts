import { SHARED_FILES_PAGE } from './device-names.ts'
import { storeSharedFiles } from './shared-files.ts'

/** What browsers tell an installed product that a file was opened with. Missing in TypeScript's types. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files: readonly Pick<FileSystemFileHandle, 'getFile'>[] }) => void): void
}

/**
 * Files that the system opens with the installed product wait on the device until the page that imports them takes
 * them, be it after a log-in.
 */
export function takeLaunchedFiles(): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue } // see above
  launchQueue?.setConsumer(({ files: handles }) => {
    if (handles.length === 0) return
    void Promise.all(handles.map((handle) => handle.getFile()))
      .then((files) => storeSharedFiles(files))
      .then(() => location.assign(SHARED_FILES_PAGE))
  })
}
