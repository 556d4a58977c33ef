import { PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { TextArea } from '@repo/ui/text-area'
import { useLanguage } from '@repo/web-kit/language'
import { type ReactNode, useEffect } from 'react'
import { Form } from 'react-router'
import type { CommentFormName } from './comment-answer.ts'
import styles from './comment-form.module.css'
import { useComments } from './comments-context.tsx'
import { discussedKey } from './discussed.ts'
import { useCommentDraft } from './use-comment-draft.ts'
import { type DoneAnswer, useCommentForm } from './use-comment-form.ts'

interface CommentFormProps {
  name: CommentFormName
  label: string
  /** What it begins with. */
  initial?: string
  placeholder?: string
  submitLabel: string
  busyLabel: string
  /** Hidden fields, and controls beside the text. */
  children: ReactNode
  /** Opened by a press: the text field takes the focus. */
  takesFocus?: boolean
  onDone: (answer: DoneAnswer) => void
  /** Gives it up; what was typed is forgotten. Without it the form is always there. */
  onCancel?: (() => void) | undefined
}

/** Words of at most a thousand characters. It works without scripts; with them nothing else moves, and what is typed outlives a reload. */
export function CommentForm({ name, label, initial = '', placeholder, children, ...props }: CommentFormProps) {
  const { t } = useLanguage()
  const { kind, id, formKey } = useComments()
  const form = useCommentForm(name, (answer) => {
    draft.forget()
    props.onDone(answer)
  })
  const draft = useCommentDraft(`${discussedKey({ kind, id })}:${name}`, form.returned ?? initial)
  useTakenFocus(draft.area, props.takesFocus ?? false)
  useEffect(() => {
    if (form.error) draft.area.current?.focus() // whose description the reason is
  }, [form.error, draft.area])
  return (
    <Form method="post" action={form.action} className={styles.form} onSubmit={form.onSubmit}>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="key" value={formKey && `${formKey}-${name}`} />
      <TextArea
        ref={draft.area}
        name="text"
        label={label}
        isLabelHidden
        placeholder={placeholder}
        max={PRODUCT_LIMITS.comment.length.max}
        value={draft.text}
        error={form.error}
        onChange={(event) => draft.setText(event.target.value)}
      />
      <div className={styles.foot}>
        <div className={styles.beside}>{children}</div>
        {props.onCancel ? (
          <Button
            variant="ghost"
            onClick={() => {
              draft.forget()
              props.onCancel?.()
            }}
          >
            {t('comments.cancel')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busyLabel={form.isSending ? props.busyLabel : undefined}>
          {props.submitLabel}
        </Button>
      </div>
    </Form>
  )
}

/** Puts the caret at the end, so that the user continues the existing text. */
function useTakenFocus(area: React.RefObject<HTMLTextAreaElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return
    area.current?.focus()
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [area, isEnabled])
}
