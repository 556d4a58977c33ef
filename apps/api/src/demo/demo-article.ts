import type { MapDocument } from '@mishiori/map-document'
import type { StoredFile } from '@repo/contract'
import type { DemoAuthorName } from './demo-authors.ts'
import type { SceneName } from './pictures/scenes.ts'

/** Finds the stored file of a picture that the article names. */
type PictureOf = (scene: SceneName) => StoredFile

/** What an article says, in one language. */
export interface DemoText {
  readonly title: string
  readonly summary: string
  /** Blocks in their stored form. */
  readonly blocks: (pictureOf: PictureOf) => readonly object[]
}

/** An article as its author would hand it in. */
export interface DemoArticle extends DemoText {
  readonly author: DemoAuthorName
  /** Its author shows others what sensors told about their body. */
  readonly showsHealth?: true
  /** The same in the other language. */
  readonly translation?: DemoText
  readonly tags: readonly string[]
  /** Pictures to draw and store; the first is the thumbnail. */
  readonly pictures: readonly [SceneName, ...SceneName[]]
  readonly map: MapDocument
}
