import { Icon } from '@repo/ui/icon'
import { magnifyingGlass, mapPin, path, tag, user } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { useTagCountFormatter } from '@repo/web-kit/use-tag-count-formatter'
import styles from './header-search.module.css'
import type { Suggested } from './suggested.ts'

const ICONS = { route: path, place: mapPin, user, tag, all: magnifyingGlass }

interface SuggestionListProps {
  id: string
  suggested: readonly Suggested[]
  active: number
  onChoose: (to: string) => void
}

/**
 * The list of a combobox: the focus stays in the box, which names the active option. Always there, so that what the box
 * controls exists.
 */
export function SuggestionList({ id, suggested, active, onChoose }: SuggestionListProps) {
  const { t, locale } = useLanguage()
  const formatTagCount = useTagCountFormatter()
  const types = {
    route: t('suggest.routes'),
    place: t('suggest.places'),
    user: t('suggest.users'),
    tag: t('suggest.tags'),
    all: '',
  }
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggest.list')}
        className={styles.list}
        hidden={suggested.length === 0}
      >
        {suggested.map(({ kind, key, label, language, detail, uses, to }, index) => (
          <button
            type="button"
            key={key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()} // the focus stays in the box
            onClick={() => onChoose(to)}
          >
            <Icon path={ICONS[kind]} size={18} />
            <span className={styles.label} lang={language && langOn(locale, language)}>
              {kind === 'all' ? t('suggest.all', { text: label }) : label}
            </span>
            {detail ? <span className={styles.detail}>{detail}</span> : null}
            {uses === undefined ? null : <span className={styles.detail}>{formatTagCount(uses)}</span>}
            {kind === 'all' ? null : <span className={styles.kind}>{types[kind]}</span>}
          </button>
        ))}
      </div>
      <VisuallyHidden role="status">
        {suggested.length > 0 ? t('suggest.count', { count: suggested.length }) : ''}
      </VisuallyHidden>
    </>
  )
}
