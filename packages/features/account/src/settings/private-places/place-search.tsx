import type { Position } from '@mishiori/map-document'
import { searchPlaces } from '@repo/map-kit/search-places'
import { Button } from '@repo/ui/button'
import { mapPin } from '@repo/ui/icons'
import { SearchBox } from '@repo/ui/search-box'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAccountMessages } from '../../messages/account-messages.ts'
import styles from './private-places.module.css'

type Answer = Awaited<ReturnType<typeof searchPlaces>>

/** Finds where an address or a place is. */
export function PlaceSearch({ onFound }: { onFound: (position: Position) => void }) {
  const t = useAccountMessages()
  const { locale } = useLanguage()
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const pending = useRef<AbortController | null>(null)
  useEffect(() => () => pending.current?.abort(), [])
  const runSearch = async (event: FormEvent) => {
    event.preventDefault()
    pending.current?.abort()
    if (query.trim() === '') return
    const controller = new AbortController()
    pending.current = controller
    const found = await searchPlaces(browserApi(), query.trim(), { signal: controller.signal, locale, view: null })
    if (!controller.signal.aborted) setAnswer(found)
  }
  return (
    <search className={styles.search}>
      <form onSubmit={runSearch} className={styles.question}>
        <SearchBox
          label={t('places.search')}
          icon={mapPin}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Button type="submit">{t('places.find')}</Button>
      </form>
      <div role="status">
        {answer && !answer.ok ? (
          <p>{t(answer.problem === 'notFound' ? 'places.notFound' : 'places.unavailable')}</p>
        ) : null}
      </div>
      {answer?.ok ? (
        <ul className={styles.found} aria-label={t('places.found')}>
          {answer.places.map(({ id, name, address, position }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  setAnswer(null)
                  onFound(position)
                }}
              >
                <b>{name}</b>
                {address ? <small>{address}</small> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  )
}
