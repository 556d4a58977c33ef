import type { RouteFile } from '../read-result.ts'
import type { XmlHandler } from '../xml/xml-tokenizer.ts'

/** A kind of file that this package can read. A new one is a row in `file-formats.ts`. */
export interface FileFormat {
  readonly id: RouteFile['format']
  /** Without the dot, lower case. */
  readonly extensions: readonly string[]
  readonly mediaType: string
}

/** Reads one file of a format, piece by piece. Throws `RefusedError`. */
interface Reader<Piece, Result> {
  write(piece: Piece): void
  end(): Result
  /** The current position, counted from 1; null if unknown. */
  position(): { readonly line: number; readonly column: number } | null
}

export type FormatReader<Result = RouteFile> = Reader<Uint8Array, Result>
export type TextReader<Result = RouteFile> = Reader<string, Result>

/** Collects the elements of one XML format and answers with the route file they describe. */
export interface RouteXmlHandler extends XmlHandler {
  finish(): RouteFile
}
