import type { ListedFile, StoredFile } from '@repo/contract'

/** A picture that the user has stored. */
export interface StoredPicture {
  readonly id: number
  /** As the file was called. */
  readonly name: string
  readonly url: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** A picture in the list of one's own. */
export interface ListedPicture extends StoredPicture {
  readonly bytes: number
  /** ISO time. */
  readonly storedAt: string
}

export function toStoredPicture({ id, name, url, width, height }: StoredFile): StoredPicture {
  return { id, name, url, width, height }
}

export function toListedPicture(file: ListedFile): ListedPicture {
  return { ...toStoredPicture(file), bytes: file.bytes, storedAt: file.created_at }
}
