import type { HeadingLevel } from '../model/article-document.ts'

/**
 * Every word the editor shows or says.
 *
 * @public
 */
export interface ArticleEditorMessages {
  readonly editorLabel: string
  readonly placeholder: string
  readonly addBlock: string
  readonly moveBlock: string
  readonly blockActions: string
  readonly moveUp: string
  readonly moveDown: string
  readonly duplicate: string
  readonly deleteBlock: string
  readonly chooseBlock: string
  readonly noBlockFound: string
  /** Above the blocks while only those are listed that `query` names. */
  readonly blocksFound: (query: string, count: number, of: number) => string
  readonly paragraph: string
  readonly heading: (level: HeadingLevel) => string
  readonly bulletList: string
  readonly numberedList: string
  readonly quote: string
  readonly image: string
  readonly table: string
  readonly gallery: string
  readonly divider: string
  readonly unknownBlock: string
  readonly preservedBlock: string
  readonly textTools: string
  readonly bold: string
  readonly italic: string
  readonly link: string
  readonly mapLink: string
  readonly undo: string
  readonly redo: string
  readonly linkAddress: string
  readonly applyLink: string
  readonly removeLink: string
  readonly linkInvalid: string
  readonly findMapObject: string
  readonly mapObjects: string
  readonly noMapObject: string
  readonly mapEmpty: string
  readonly mapObjectMissing: string
  readonly quoteSource: string
  readonly caption: string
  readonly captionHint: string
  /** Of a caption with more characters than it may hold; what is beyond is left out. */
  readonly captionTooLong: (used: number, max: number) => string
  readonly imageOnMap: string
  readonly imageNotOnMap: string
  readonly uploading: (percent: number) => string
  readonly uploadFailed: string
  readonly retry: string
  readonly removeImage: string
  readonly removeImageNumber: (number: number) => string
  /** Name of a picture by its place in the gallery, from 1. */
  readonly galleryImage: (number: number) => string
  readonly galleryCaptionHint: string
  readonly addImages: string
  readonly alternativeText: string
  readonly moveEarlier: string
  readonly moveLater: string
  readonly aspectRatio: string
  readonly longSide: string
  readonly longWidth: string
  readonly longHeight: string
  readonly tableTools: string
  readonly addRowAbove: string
  readonly addRowBelow: string
  readonly addColumnLeft: string
  readonly addColumnRight: string
  readonly deleteRow: string
  readonly deleteColumn: string
  readonly toggleHeadingRow: string
  readonly imageTypeRefused: string
  readonly imageTooLarge: string
  readonly tooManyImages: (limit: number) => string
  /** An image that readers do not see, because their browsers would have to ask another site for it. */
  readonly foreignImage: (host: string) => string
  /** The button that stores it here. */
  readonly takeOverImage: string
  /** Images of a paste that lie where no page can read them. */
  readonly imagesNotPasted: (count: number) => string
  readonly tooManyBlocks: (limit: number) => string
  readonly textTooLong: (limit: number) => string
  readonly tooManyListItems: (limit: number) => string
  readonly tooManyRows: (limit: number) => string
  readonly tooManyColumns: (limit: number) => string
  readonly galleryFull: (limit: number) => string
  readonly listTooDeep: (limit: number) => string
  readonly close: string
}
