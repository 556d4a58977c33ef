import { useCallback, useState } from 'react'
import type { ArticleEditorMessages } from '../messages/messages.ts'
import { ARTICLE_LIMITS } from '../model/article-document.ts'
import { IMAGE_FILES, type ImageRefusal } from './insert-images.ts'
import type { ArticleLimit } from './limits.ts'

export interface Notice {
  readonly text: string
  readonly showLimit: (limit: ArticleLimit) => void
  readonly showRefusal: (refusal: ImageRefusal) => void
  readonly clear: () => void
}

type NoticeKind = ArticleLimit | ImageRefusal

/** Says why an edit was not taken; the next edit clears it. */
export function useNotice(messages: ArticleEditorMessages): Notice {
  const [kind, setKind] = useState<NoticeKind | null>(null)
  return {
    text: kind === null ? '' : noticeText(kind, messages),
    showLimit: setKind,
    // Said after the edit that brings in the files that were taken, which would clear it.
    showRefusal: useCallback((refusal: ImageRefusal) => queueMicrotask(() => setKind(refusal)), []),
    clear: useCallback(() => setKind(null), []),
  }
}

function noticeText(kind: NoticeKind, messages: ArticleEditorMessages): string {
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
