import type { ArticleFacts } from '@repo/articles/article-facts'
import type { LayerOutline } from '@repo/articles/reading-view'
import type { ApiError } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

/** What is copied. */
export interface Original {
  readonly article: ArticleFacts
  readonly layers: readonly LayerOutline[]
}

interface Problems {
  readonly title?: string
  readonly layers?: string
}

/** What the reader wants of an article, and the way to have it made. */
export function useCloneForm({ article, layers }: Original, token: string | null) {
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const navigate = useNavigate()
  const [title, setTitle] = useState(article.title)
  const [layerIds, setLayerIds] = useState<ReadonlySet<string>>(() => new Set(layers.map(({ id }) => id)))
  const [withText, setWithText] = useState(true)
  const [isSending, setIsSending] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  // Asking again after a lost answer must not make two; asking for something else is another copy.
  const key = useRef<{ readonly of: string; readonly key: string } | null>(null)

  const problems: Problems = {
    ...(title.trim() === '' && { title: t('error.article.title_required') }),
    ...(layerIds.size === 0 && { layers: t('error.clone.layer_required') }),
  }

  const submit = async () => {
    setHasTried(true)
    if (isSending || problems.title !== undefined || problems.layers !== undefined) return
    setIsSending(true)
    setError(null)
    const body = {
      title: title.trim(),
      title_language: article.languages.title,
      layer_ids: [...layerIds],
      with_text: withText,
    }
    const of = JSON.stringify(body)
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() }
    const answer = await browserApi().cloneRoute(
      { params: { id: String(article.id) }, query: token ? { token } : {}, body },
      { headers: { 'idempotency-key': key.current.key } },
    )
    setIsSending(false)
    if (!answer.ok) return setError(answer.error)
    show({ variant: 'success', title: t('clone.made') })
    await navigate(`/home/routes/${answer.data.id}/edit`)
  }

  return {
    title,
    setTitle,
    layerIds,
    toggleLayer: (id: string) =>
      setLayerIds((chosen) => {
        const others = [...chosen].filter((other) => other !== id)
        return new Set(chosen.has(id) ? others : [...others, id])
      }),
    withText,
    setWithText,
    isSending,
    problems: hasTried ? problems : {},
    /** What keeps it from being sent. */
    wrongField: problems.title === undefined ? (problems.layers === undefined ? null : 'layers') : 'title',
    error,
    submit,
  }
}
