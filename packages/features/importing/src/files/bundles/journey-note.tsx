import { formatPictureProblem } from '@repo/authoring/format-picture-problem'
import { PRODUCT_LIMITS } from '@repo/contract'
import type { Translator } from '@repo/i18n'
import { Progress } from '@repo/ui/progress'
import { useLanguage } from '@repo/web-kit/language'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import fileStyles from '../file-import.module.css'
import type { ImportMessages } from '../messages/en-us.ts'
import styles from './bundle-list.module.css'
import type { JourneyLosses, JourneyRow, JourneyRowState } from './bundle-state.ts'

interface JourneyNoteProps {
  t: Translator<ImportMessages>
  row: JourneyRow
}

/** What of a journey is in the file, how far it has come, and what it lacks. */
export function JourneyNote({ t, row: { title, kind, articles, links, problem, state } }: JourneyNoteProps) {
  if (problem !== null) {
    const text =
      problem === 'unreadable'
        ? t('bundle.unreadable')
        : t(`bundle.journey.${problem}`, { max: PRODUCT_LIMITS.journey.entries })
    return <p className={fileStyles.problem}>{text}</p>
  }
  switch (state.kind) {
    case 'waiting': {
      const held = articles === 0 ? t('bundle.journey.noArticles') : t('bundle.journey.articles', { count: articles })
      const linked = links === 0 ? [] : [t('bundle.journey.links', { count: links })]
      return <p className={styles.note}>{[t(`bundle.journey.${kind}`), held, ...linked].join(' · ')}</p>
    }
    case 'importing':
      return state.total === 0 ? null : (
        <Progress label={t('bundle.journey.importing', state)} value={state.done / state.total} />
      )
    case 'created':
      return (
        <div className={styles.note}>
          <p>
            {t('bundle.journey.created')}{' '}
            <Link to={`/home/journeys/${state.id}/edit`} aria-label={`${t('bundle.open')} ${title}`}>
              {t('bundle.open')}
            </Link>
          </p>
          <Losses t={t} losses={state.losses} />
        </div>
      )
    case 'failed':
      return <Failed t={t} state={state} />
  }
}

const COUNTED = ['gone', 'hidden', 'parts', 'missing'] as const

function Losses({ t, losses }: { t: JourneyNoteProps['t']; losses: JourneyLosses }) {
  const langOfText = useLangOfText()
  const { links, foreign } = losses
  return (
    <>
      {links.length > 0 ? (
        <>
          <p>{t('bundle.journey.linksLeft', { count: links.length })}</p>
          <ul className={styles.left}>
            {links.map(({ id, title, author }, index) => (
              // One article may be several stages.
              <li key={`${id} ${index}`} lang={langOfText(title)}>
                {t('bundle.journey.by', { title, author })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {COUNTED.map((loss) =>
        losses[loss] > 0 ? <p key={loss}>{t(`bundle.journey.${loss}`, { count: losses[loss] })}</p> : null,
      )}
      {foreign > 0 ? <p>{t('bundle.foreign', { count: foreign })}</p> : null}
    </>
  )
}

function Failed({ t, state: { failure, takenBack } }: FailedProps) {
  const { formatError } = useLanguage()
  return (
    <div className={fileStyles.problem}>
      <p>
        {failure.kind === 'failed' ? formatError(failure.error) : formatPictureProblem(failure.failure, t, formatError)}
      </p>
      {takenBack > 0 ? <p>{t('bundle.journey.takenBack', { count: takenBack })}</p> : null}
    </div>
  )
}

interface FailedProps extends Pick<JourneyNoteProps, 't'> {
  state: Extract<JourneyRowState, { kind: 'failed' }>
}
