import type { FileLayer, FilePicture, ReadNote, ReadRefusal } from '@mishiori/route-files'

export type ImportFileState =
  | { readonly kind: 'reading'; readonly fraction: number }
  | {
      readonly kind: 'read'
      readonly name: string
      readonly layers: readonly FileLayer[]
      readonly notes: readonly ReadNote[]
      /** What its spots show; stored when they become part of an article. */
      readonly pictures: readonly FilePicture[]
    }
  /** Null when the device could not read it. */
  | { readonly kind: 'refused'; readonly refusal: ReadRefusal | null }

/** A file that was chosen, and how far it has come. */
export interface ImportFile {
  readonly id: string
  readonly file: File
  readonly state: ImportFileState
}
