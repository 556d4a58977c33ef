import { useLanguage } from '@repo/web-kit/language'
import { type FormEvent, useEffect, useRef } from 'react'
import { useActionData, useFetcher, useLocation, useSearchParams } from 'react-router'
import type { CommentAnswer, CommentFormName } from './comment-answer.ts'
import { commentActionPath } from './comment-links.ts'

export type DoneAnswer = Exclude<CommentAnswer, { readonly kind: 'refused' }>

interface CommentForm {
  /** Where the form goes without scripts. */
  readonly action: string
  readonly isSending: boolean
  /** Why it was refused. */
  readonly error: string | undefined
  /** What was typed into it and came back without scripts. */
  readonly returned: string | null
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends one of the forms of the comments without leaving the page. @param onDone once for each that was not refused. */
export function useCommentForm(name: CommentFormName, onDone: (answer: DoneAnswer) => void): CommentForm {
  const { formatError } = useLanguage()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const fetcher = useFetcher<CommentAnswer>()
  const given = useActionData<CommentAnswer>()
  const returned = given?.kind === 'refused' && given.form === name ? given : null
  const latest = useRef(onDone)
  latest.current = onDone
  const { data } = fetcher
  useEffect(() => {
    if (data && data.kind !== 'refused') latest.current(data)
  }, [data])
  const refused = data?.kind === 'refused' ? data : returned
  const action = commentActionPath(pathname, search)
  const isSending = fetcher.state !== 'idle'
  return {
    action,
    isSending,
    error: refused && !isSending ? formatError(refused.error) : undefined,
    returned: returned?.text ?? null,
    onSubmit: (event) => {
      event.preventDefault()
      if (isSending) return
      const form = new FormData(event.currentTarget)
      form.set('scripts', '1')
      // What is posted is added to the list, or loaded with the address that leads to it.
      const defaultShouldRevalidate = form.get('intent') !== 'comment'
      void fetcher.submit(form, { method: 'post', action, defaultShouldRevalidate })
    },
  }
}
