import type { Answer, ApiClient, Comment, NewComment } from '@repo/contract'
import { apiContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data, type RouterContextProvider } from 'react-router'
import { toComment } from './comment.ts'
import type { CommentAnswer } from './comment-answer.ts'
import { commentsPath, commentsPlaceOf } from './comment-links.ts'
import { commentsApi, type Discussed } from './discussed.ts'

interface ActionArgs {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

interface CommentCall {
  readonly kind: Discussed['kind']
  readonly id: string
  readonly url: URL
  readonly form: FormData
  readonly api: ApiClient
}

const KEY = /^[1-9]\d{0,14}$/
const INTENTS = ['comment', 'edit-comment', 'delete-comment']

/** Posts, changes or deletes a comment. Browsers without scripts are redirected to it; a refused form is returned with its input. */
export async function actOnComment({ request, context }: ActionArgs, discussed: Pick<CommentCall, 'kind' | 'id'>) {
  const form = await readForm(request)
  return answerComment({ ...discussed, form, url: new URL(request.url), api: context.get(apiContext) })
}

/** The same, once the form is read. */
export async function answerComment(call: CommentCall) {
  const { form } = call
  const intent = textOf(form, 'intent')
  const commentId = textOf(form, 'comment')
  if (!INTENTS.includes(intent) || (intent !== 'comment' && !KEY.test(commentId))) throw data(null, { status: 400 })
  const answer = await send(call, intent, commentId)
  if (!answer.ok) {
    const refused: CommentAnswer = {
      kind: 'refused',
      form: textOf(form, 'form'),
      error: answer.error,
      text: textOf(form, 'text'),
    }
    return data<CommentAnswer>(refused, { status: answer.status || 503 })
  }
  const id = answer.data?.id ?? Number(commentId)
  if (textOf(form, 'scripts') === '') throw redirectTo(pathTo(call.url, id), { status: 303 })
  if (intent === 'comment' && answer.data)
    return data<CommentAnswer>({ kind: 'posted', comment: toComment(answer.data) })
  return data<CommentAnswer>({ kind: intent === 'edit-comment' ? 'saved' : 'deleted', id })
}

function send({ kind, id, url, form, api }: CommentCall, intent: string, commentId: string) {
  const token = url.searchParams.get('token')
  const query = token ? { token } : {}
  const text = textOf(form, 'text')
  const comments = commentsApi(api, kind)
  const key = { params: { id, commentId }, query }
  if (intent === 'edit-comment') return comments.edit({ ...key, body: { text } })
  if (intent === 'delete-comment') return comments.remove(key)
  const idempotencyKey = textOf(form, 'key')
  return comments.create(
    { params: { id }, query, body: { text, ...pointersOf(form) } },
    idempotencyKey === '' ? {} : { headers: { 'idempotency-key': idempotencyKey } },
  ) satisfies Promise<Answer<Comment>>
}

function pointersOf(form: FormData): Pick<NewComment, 'reply_to' | 'object_id'> {
  const [replyTo, objectId] = [textOf(form, 'reply_to'), textOf(form, 'object_id')]
  return { ...(KEY.test(replyTo) && { reply_to: Number(replyTo) }), ...(objectId && { object_id: objectId }) }
}

function pathTo({ pathname, searchParams }: URL, id: number): string {
  const { order = 'newest' } = commentsPlaceOf(searchParams)
  return commentsPath(pathname, searchParams, { order, comment: String(id) })
}
