import type { RouteFile } from '../read-result.ts'

/** Reads one file of a format from text that arrives in pieces. Throws `RefusedError`. */
export interface FormatReader {
  write(text: string): void
  end(): RouteFile
  /** Where reading stands, counted from 1; null when that is not known. */
  position(): { readonly line: number; readonly column: number } | null
}

/** A kind of file that this package can read. A new one is a row in `file-formats.ts`. */
export interface FileFormat {
  readonly id: RouteFile['format']
  /** Without the dot, lower case. */
  readonly extensions: readonly string[]
  readonly mediaType: string
  createReader(): FormatReader
}
