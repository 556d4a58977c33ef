import { SearchBox } from '@repo/ui/search-box'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import styles from './header-search.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestionBox } from './use-suggestion-box.ts'

/** A search box with suggestions; without scripts, or on Enter with nothing chosen, it lists all results for the text. */
export function HeaderSearch({ onLeave, isFocused = false }: { onLeave?: () => void; isFocused?: boolean }) {
  const { t } = useLanguage()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, suggested, active, isShown, ...box } = useSuggestionBox(onLeave)
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])
  return (
    <Form
      action="/routes"
      role="search"
      aria-label={t('header.search')}
      className={styles.search}
      onSubmit={() => {
        box.close()
        onLeave?.()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box.close()
      }}
    >
      <SearchBox
        look="pill"
        ref={input}
        name="q"
        role="combobox"
        autoComplete="off"
        value={text}
        label={t('header.search')}
        placeholder={t('header.searchPlaceholder')}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && suggested[active] ? `${listId}-${active}` : undefined}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.onKeyDown}
      />
      <SuggestionList id={listId} suggested={suggested} active={active} onChoose={box.go} />
    </Form>
  )
}
