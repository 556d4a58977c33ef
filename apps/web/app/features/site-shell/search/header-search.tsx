import { isComposingKey } from '@repo/ui/is-composing-key'
import { SearchBox } from '@repo/ui/search-box'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import styles from './header-search.module.css'
import { onOpenMap } from './on-open-map.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** A search box that suggests; without scripts, or on Enter with nothing chosen, it lists all that has the words. */
export function HeaderSearch({ onLeave, isFocused = false }: { onLeave?: () => void; isFocused?: boolean }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const location = useLocation()
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const suggested = useSuggestions(text, isOpen)
  const isShown = suggested.length > 0
  const chosen = suggested[active]
  useCloseOnArrival(() => setIsOpen(false))
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])

  const go = (to: string) => {
    setIsOpen(false)
    setActive(-1)
    onLeave?.()
    void navigate(onOpenMap(to, location))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that an input method still works with are its own.
    if (isComposingKey(event.nativeEvent)) return
    if (event.key === 'Escape' && (isShown || onLeave)) {
      event.preventDefault()
      if (isShown) setIsOpen(false)
      else onLeave?.()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isShown) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const places = suggested.length + 1 // the box itself is one of them
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'ArrowDown') {
      setIsOpen(true)
    } else if (event.key === 'Enter' && chosen && isShown) {
      event.preventDefault()
      go(chosen.to)
    }
  }
  return (
    <Form
      action="/routes"
      role="search"
      aria-label={t('header.search')}
      className={styles.search}
      onSubmit={() => {
        setIsOpen(false)
        onLeave?.()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
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
        aria-activedescendant={isShown && chosen ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setActive(-1)
          setIsOpen(true)
        }}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={listId} suggested={suggested} active={active} onChoose={go} />
    </Form>
  )
}

/** Whoever has arrived elsewhere has found what they looked for. */
function useCloseOnArrival(close: () => void): void {
  const { key } = useLocation()
  useEffect(close, [key])
}
