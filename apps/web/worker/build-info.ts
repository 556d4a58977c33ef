import type { OfflinePart } from '@repo/offline/device-names'

/** `shell` is what is kept of every build. */
export type FilePart = OfflinePart | 'shell'

/** What the build writes into the worker. */
interface BuildInfo {
  /** Changes with every file of the build. */
  readonly version: string
  /** The addresses of the files that a part of the product is made of. */
  readonly parts: Readonly<Record<FilePart, readonly string[]>>
}

declare const __BUILD_INFO__: BuildInfo

export const BUILD: BuildInfo = __BUILD_INFO__
