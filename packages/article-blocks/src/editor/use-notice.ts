import { useCallback, useState } from 'react'
import { IMAGE_FILES, type ImageRefusal } from '../blocks/image/image-files.ts'
import type { ArticleEditorMessages } from '../messages/messages.ts'
import { ARTICLE_LIMITS } from '../model/article-document.ts'
import type { ArticleLimit } from './limits.ts'
import type { PictureLoss } from './paste/pasted-pictures.ts'

export interface Notice {
  readonly text: string
  readonly showLimit: (limit: ArticleLimit) => void
  readonly showRefusal: (refusal: ImageRefusal) => void
  readonly showPictureLoss: (losses: readonly PictureLoss[]) => void
  readonly clear: () => void
}

/** A number counts the images that could not be pasted. */
type NoticeKind = ArticleLimit | ImageRefusal | number

/** Says why an edit was not taken; the next edit clears it. */
export function useNotice(messages: ArticleEditorMessages): Notice {
  const [kind, setKind] = useState<NoticeKind | null>(null)
  return {
    text: kind === null ? '' : noticeText(kind, messages),
    showLimit: setKind,
    // Said after the edit that brings in the files that were taken, which would clear it.
    showRefusal: useCallback((refusal: ImageRefusal) => queueMicrotask(() => setKind(refusal)), []),
    showPictureLoss: useCallback((losses: readonly PictureLoss[]) => setKind(lossNotice(losses)), []),
    clear: useCallback(() => setKind(null), []),
  }
}

/** If all images have the same reason, shows the reason instead of their number, because it says what to do. */
function lossNotice(losses: readonly PictureLoss[]): NoticeKind {
  const [reason] = losses
  if (!reason || reason === 'unreadable' || reason === 'misplaced') return losses.length
  return losses.every((loss) => loss === reason) ? reason : losses.length
}

function noticeText(kind: NoticeKind, messages: ArticleEditorMessages): string {
  if (typeof kind === 'number') return messages.imagesNotPasted(kind)
  switch (kind) {
    case 'blocks':
      return messages.tooManyBlocks(ARTICLE_LIMITS.blocks)
    case 'textLength':
      return messages.textTooLong(ARTICLE_LIMITS.textLength)
    case 'listItems':
      return messages.tooManyListItems(ARTICLE_LIMITS.listItems)
    case 'listDepth':
      return messages.listTooDeep(ARTICLE_LIMITS.listDepth)
    case 'tableRows':
      return messages.tooManyRows(ARTICLE_LIMITS.tableRows)
    case 'tableColumns':
      return messages.tooManyColumns(ARTICLE_LIMITS.tableColumns)
    case 'galleryCount':
      return messages.galleryFull(ARTICLE_LIMITS.galleryImages)
    case 'type':
      return messages.imageTypeRefused
    case 'size':
      return messages.imageTooLarge
    case 'count':
      return messages.tooManyImages(IMAGE_FILES.atOnce)
  }
}
