/** Names shared by pages and the service worker. Everything stored for offline use has one of them as its prefix. */
export const DEVICE = {
  prefix: 'mishiori-',
  /** Messages from pages to the worker, for offline use. */
  notes: 'mishiori-notes',
  /** Files that were shared with the product and that no page has taken yet. */
  sharedFiles: 'mishiori-shared-files',
  /** Followed by the version of a build: its files, and the page for being offline. */
  build: 'mishiori-build-',
  /** Followed by an article's id: all requests of its pages. */
  article: 'mishiori-article-',
  /** Followed by a journey's id: what its page asks for besides the articles of its stages. */
  journey: 'mishiori-journey-',
} as const

export const OFFLINE_PAGE = '/offline'
/** Where an installed product is handed files by other apps. */
export const SHARE_TARGET = '/share-target'
/** Where files that were shared become drafts. */
export const SHARED_FILES_PAGE = '/home/routes/create_from_file?shared=1'
/** A request with this header gets the page of a visitor without an account. */
export const OFFLINE_COPY = { 'x-offline-copy': '1' } as const

/** Parts of the product that work offline once they were used. */
export type OfflinePart = 'reading' | 'journeys' | 'editing' | 'journeyEditing' | 'recording'

export type WorkerMessage =
  /** The language of pages while offline. */
  | { readonly type: 'language'; readonly locale: 'ja' | 'en-us' }
  | { readonly type: 'part.keep'; readonly part: OfflinePart }
  /** The visitor wants the version that waits. */
  | { readonly type: 'version.take' }
