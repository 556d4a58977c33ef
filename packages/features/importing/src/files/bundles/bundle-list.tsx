import { formatPictureProblem } from '@repo/authoring/format-picture-problem'
import type { Translator } from '@repo/i18n'
import { ActionBar } from '@repo/ui/action-bar'
import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { Progress } from '@repo/ui/progress'
import { useLanguage } from '@repo/web-kit/language'
import { useId } from 'react'
import { Link } from 'react-router'
import fileStyles from '../file-import.module.css'
import type { ImportMessages } from '../messages/en-us.ts'
import styles from './bundle-list.module.css'
import { type BundleRow, type BundleState, chosenRows, isOpen } from './bundle-state.ts'
import { JourneyNote } from './journey-note.tsx'
import type { BundleImport } from './use-bundle-import.ts'

interface BundleListProps {
  t: Translator<ImportMessages>
  imported: BundleImport
  opened: Extract<BundleState, { kind: 'open' }>
}

/** What a file holds, to choose from, and how far each has come. */
export function BundleList({ t, imported, opened: { name, rows, journeys, isImporting } }: BundleListProps) {
  const titleId = useId()
  const all = [...journeys, ...rows]
  const chosen = chosenRows(all)
  const hasMore = all.some(isOpen)
  const created = all.filter(({ state }) => state.kind === 'created').length
  const hasJourneys = journeys.length > 0
  const done = { count: created }
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{t(hasJourneys ? 'bundle.contents' : 'bundle.articles', { name })}</h2>
        <output>{hasMore ? t('bundle.count', { count: chosen.length }) : null}</output>
        {hasMore ? (
          <Button
            size="sm"
            variant="ghost"
            disabled={isImporting}
            onClick={() => imported.chooseAll(chosen.length === 0)}
          >
            {t(chosen.length === 0 ? 'bundle.chooseAll' : 'bundle.chooseNone')}
          </Button>
        ) : null}
      </header>
      <ul className={styles.list}>
        {all.map((row) => (
          <li key={row.folder} className={styles.row}>
            <Checkbox
              label={row.title || t('problem' in row ? 'bundle.journey.untitled' : 'bundle.untitled')}
              checked={row.isChosen && isOpen(row)}
              disabled={isImporting || !isOpen(row)}
              onChange={({ currentTarget }) => imported.choose(row.folder, currentTarget.checked)}
            />
            {'problem' in row ? <JourneyNote t={t} row={row} /> : <RowNote t={t} row={row} />}
          </li>
        ))}
      </ul>
      <ActionBar>
        <p role="status">
          {created > 0
            ? t(hasJourneys ? 'bundle.doneAll' : 'bundle.done', done)
            : t(hasJourneys ? 'bundle.keptJourneys' : 'bundle.kept')}
        </p>
        {created > 0 && !isImporting && rows.length > 0 ? <Link to="/home/routes">{t('import.seeAll')}</Link> : null}
        {created > 0 && !isImporting && hasJourneys ? <Link to="/home/journeys">{t('bundle.seeJourneys')}</Link> : null}
        {hasMore ? (
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            busyLabel={isImporting ? t('bundle.working') : undefined}
            onClick={imported.start}
          >
            {t(hasJourneys ? 'bundle.startAll' : 'bundle.start', { count: chosen.length })}
          </Button>
        ) : null}
      </ActionBar>
    </section>
  )
}

function RowNote({ t, row: { title, pictures, isReadable, state } }: { t: BundleListProps['t']; row: BundleRow }) {
  const { formatError } = useLanguage()
  if (!isReadable) return <p className={fileStyles.problem}>{t('bundle.unreadable')}</p>
  switch (state.kind) {
    case 'waiting':
      return (
        <p className={styles.note}>
          {pictures === 0 ? t('bundle.noPictures') : t('bundle.pictures', { count: pictures })}
        </p>
      )
    case 'importing':
      return state.total === 0 ? null : (
        <Progress label={t('bundle.importing', state)} value={state.sent / state.total} />
      )
    case 'created':
      return (
        <p className={styles.note}>
          {state.missing > 0 ? t('bundle.missing', { count: state.missing }) : t('bundle.created')}{' '}
          {state.foreign > 0 ? `${t('bundle.foreign', { count: state.foreign })} ` : null}
          <Link to={`/home/routes/${state.id}/edit`} aria-label={`${t('bundle.open')} ${title}`}>
            {t('bundle.open')}
          </Link>
        </p>
      )
    case 'failed':
      return <p className={fileStyles.problem}>{formatError(state.error)}</p>
    case 'pictureFailed':
      return <p className={fileStyles.problem}>{formatPictureProblem(state.failure, t, formatError)}</p>
  }
}
