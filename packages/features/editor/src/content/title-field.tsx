import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { FieldNote } from '@repo/ui/field'
import { isComposingKey } from '@repo/ui/is-composing-key'
import { titleFieldId } from '../languages/use-languages.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { tooLong } from '../messages/too-long.ts'
import styles from './content-tab.module.css'

interface TitleFieldProps {
  language: Locale
  title: string
  placeholder: string
  onChange: (title: string) => void
  /** Enter ends the title, which has no second paragraph. */
  onEnter: () => void
}

/** The title as readers see it, above the text. One that is too long is not cut: what is to go is its author's to say. */
export function TitleField({ language, title, placeholder, onChange, onEnter }: TitleFieldProps) {
  const { t } = useEditorMessages()
  const id = titleFieldId(language)
  const error = tooLong(t, title, PRODUCT_LIMITS.titleLength.max)
  return (
    <>
      <textarea
        id={id}
        className={styles.title}
        aria-label={t('content.title')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        placeholder={placeholder}
        rows={1}
        enterKeyHint="next"
        value={title}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\n/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return
          event.preventDefault()
          onEnter()
        }}
      />
      {error ? (
        <p className={styles.titleNote}>
          <FieldNote id={`${id}-note`} error={error} />
        </p>
      ) : null}
    </>
  )
}
