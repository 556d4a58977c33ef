/** Names shared by pages and the service worker. Everything stored for offline use has one of them as its prefix. */
export const DEVICE = {
  prefix: 'mishiori-',
  /** What pages tell the worker, for when the server cannot be asked. */
  notes: 'mishiori-notes',
  /** Files that were shared with the product and that no page has taken yet. */
  sharedFiles: 'mishiori-shared-files',
  /** Followed by the version of a build: its files, and the page for being offline. */
  build: 'mishiori-build-',
  /** Followed by an article's id: all that its pages ask for. */
  article: 'mishiori-article-',
} as const

export const OFFLINE_PAGE = '/offline'
/** Where an installed product is handed files by other apps. */
export const SHARE_TARGET = '/share-target'
/** Where files that were shared become drafts. */
export const SHARED_FILES_PAGE = '/home/routes/create_from_file?shared=1'
/** A page that is asked for with it is that of a visitor without an account. */
export const OFFLINE_COPY = { 'x-offline-copy': '1' } as const

/** Parts of the product that work offline once they were used. */
export type OfflinePart = 'reading' | 'editing' | 'recording'

export type WorkerMessage =
  /** The language in which pages are shown while the server cannot be asked. */
  | { readonly type: 'language'; readonly locale: 'ja' | 'en-us' }
  | { readonly type: 'part.keep'; readonly part: OfflinePart }
  /** The visitor wants the version that waits. */
  | { readonly type: 'version.take' }
