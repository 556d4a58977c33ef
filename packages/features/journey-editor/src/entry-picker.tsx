import { type ArticleSummary, toArticleSummary } from '@repo/articles/article-summary'
import { Kilometers } from '@repo/articles/route-facts'
import { RoutePicture } from '@repo/articles/route-picture'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { check, plus, scissors } from '@repo/ui/icons'
import { Modal } from '@repo/ui/modal'
import { SearchBox } from '@repo/ui/search-box'
import { Tabs } from '@repo/ui/tabs'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { useEffect, useRef, useState } from 'react'
import styles from './entry-picker.module.css'
import { findByAddress, type Source, useArticles } from './use-articles.ts'

interface EntryPickerProps {
  isOpen: boolean
  /** `cut`: one is taken, to be cut. */
  purpose: 'add' | 'cut'
  /** Ids of the articles that are in it already. */
  taken: ReadonlySet<number>
  onPick: (article: ArticleSummary) => void
  onClose: () => void
}

/** A pause in typing. */
const PAUSE_MS = 300

type Tab = Source | 'address'

/** Own routes, those in stock, public ones, each by words, or one by its address. It stays open, for a journey has several. */
export function EntryPicker({ isOpen, onClose, ...pick }: EntryPickerProps) {
  const t = useJourneysMessages()
  const { t: common } = useLanguage()
  const [tab, setTab] = useState<Tab>('own')
  const [isSentOn, setIsSentOn] = useState(false)
  const findPublic = () => {
    setTab('public')
    setIsSentOn(true)
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t(pick.purpose === 'cut' ? 'journeys.cut.pick' : 'journeys.pick.title')}
      actions={<Button onClick={onClose}>{common('common.close')}</Button>}
    >
      <Tabs
        label={t('journeys.pick.sources')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'own',
            label: t('journeys.pick.own'),
            content: <ArticleList source="own" onFindPublic={findPublic} {...pick} />,
          },
          {
            value: 'stock',
            label: t('journeys.pick.stock'),
            content: <ArticleList source="stock" onFindPublic={findPublic} {...pick} />,
          },
          {
            value: 'public',
            label: t('journeys.pick.public'),
            content: <ArticleList source="public" takesFocus={isSentOn} {...pick} />,
          },
          { value: 'address', label: t('journeys.pick.address'), content: <ByAddress {...pick} /> },
        ]}
      />
    </Modal>
  )
}

type PickProps = Pick<EntryPickerProps, 'purpose' | 'taken' | 'onPick'>

interface ArticleListProps extends PickProps {
  source: Source
  /** Offered where there is nothing to choose from. */
  onFindPublic?: () => void
  /** What led here is gone. */
  takesFocus?: boolean
}

function ArticleList({ source, onFindPublic, takesFocus = false, ...pick }: ArticleListProps) {
  const t = useJourneysMessages()
  const { t: common } = useLanguage()
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim())
  const { status, articles, hasMore, more } = useArticles(source, words)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <div className={styles.list} ref={list}>
      <SearchBox
        label={t('journeys.pick.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // It empties the field; the dialog stays.
          if (event.key === 'Escape' && typed !== '') event.stopPropagation()
        }}
      />
      {articles.length > 0 ? (
        <ul>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} {...pick} />
          ))}
        </ul>
      ) : null}
      {status === 'loading' ? <p role="status">{common('common.loading')}</p> : null}
      {status === 'failed' ? (
        <div role="alert">
          <p>{t('journeys.pick.failed')}</p>
          <Button onClick={more}>{common('common.retry')}</Button>
        </div>
      ) : null}
      {status === 'ready' && articles.length === 0 ? (
        <>
          <p>{t(words === '' && source !== 'public' ? `journeys.pick.${source}Empty` : 'journeys.pick.noneFound')}</p>
          {onFindPublic ? <Button onClick={onFindPublic}>{t('journeys.pick.findPublic')}</Button> : null}
        </>
      ) : null}
      {status === 'ready' && hasMore ? <Button onClick={more}>{t('journeys.pick.more')}</Button> : null}
    </div>
  )
}

/** What was typed, after a pause. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

function ByAddress(pick: PickProps) {
  const t = useJourneysMessages()
  const { formatError } = useLanguage()
  const [address, setAddress] = useState('')
  const [found, setFound] = useState<ArticleSummary | null>(null)
  const [error, setError] = useState<string | undefined>()
  const find = async () => {
    setError(undefined)
    const answer = await findByAddress(address)
    setFound(answer?.ok ? toArticleSummary(answer.data) : null)
    if (answer === null) setError(t('journeys.pick.noAddress'))
    else if (!answer.ok) setError(formatError(answer.error))
  }
  return (
    <form
      className={styles.list}
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <TextField
        label={t('journeys.pick.addressOf')}
        hint={t('journeys.pick.addressHint')}
        error={error}
        value={address}
        max={null}
        inputMode="url"
        autoComplete="off"
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit">{t('journeys.pick.find')}</Button>
      {found ? (
        <ul aria-live="polite">
          <ArticleRow article={found} {...pick} />
        </ul>
      ) : null}
    </form>
  )
}

const PICK_WORDS = {
  add: { label: 'journeys.pick.add', name: 'journeys.pick.addOf' },
  again: { label: 'journeys.pick.added', name: 'journeys.pick.addAgainOf' },
  cut: { label: 'journeys.cut.choose', name: 'journeys.cut.chooseOf' },
} as const

function ArticleRow({ article, purpose, taken, onPick }: PickProps & { article: ArticleSummary }) {
  const t = useJourneysMessages()
  const { titleOf } = useLocalizedText()
  const title = titleOf(article)
  const isTaken = taken.has(article.id)
  const name = title.text || t('journeys.untitled')
  const words = PICK_WORDS[isTaken ? 'again' : purpose]
  return (
    <li className={styles.row}>
      <RoutePicture article={article} width={640} height={360} />
      <div>
        <b lang={title.lang}>{name}</b>
        <p>
          {article.author.name}
          {article.distanceKm === null ? null : (
            <>
              {' · '}
              <Kilometers value={article.distanceKm} />
            </>
          )}
        </p>
      </div>
      <Button
        size="sm"
        variant={isTaken ? 'soft' : 'line'}
        icon={<Icon path={isTaken ? check : purpose === 'cut' ? scissors : plus} size={16} />}
        aria-label={t(words.name, { name })}
        onClick={() => onPick(article)}
      >
        {t(words.label)}
      </Button>
    </li>
  )
}
