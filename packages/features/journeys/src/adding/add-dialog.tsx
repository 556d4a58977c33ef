import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { check, plus } from '@repo/ui/icons'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import type { ModalProps } from '@repo/web-kit/modal-host'
import { use } from 'react'
import { Link } from 'react-router'
import { lazyJourneysMessages } from '../messages/journeys-messages.ts'
import { journeyEditPath } from '../view/journey-links.ts'
import type { OwnJourney } from '../view/listed-journey.ts'
import styles from './add-dialog.module.css'
import { useAdding, useOwnJourneys } from './use-adding.ts'

export interface AddedRoute {
  readonly id: number
  readonly title: string
}

/** The reader's journeys, to put a route at the end of one, or into a new one. */
export default function AddDialog({ route, isOpen, onClose }: ModalProps & { route: AddedRoute }) {
  const { t: common, formatError, locale } = useLanguage()
  const t = use(lazyJourneysMessages(locale))
  const { loaded, retry, more } = useOwnJourneys()
  const { added, error, add, create } = useAdding(route.id)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('journeys.add.title')}
      actions={<Button onClick={onClose}>{common('common.close')}</Button>}
    >
      <div className={styles.body}>
        <p>{t('journeys.add.text', { title: route.title })}</p>
        {error ? (
          <p role="alert" className={styles.error}>
            {formatError(error)}
          </p>
        ) : null}
        {loaded.status === 'loading' ? <p role="status">{common('common.loading')}</p> : null}
        {loaded.status === 'failed' ? (
          <p role="alert">
            {t('journeys.pick.failed')} <Button onClick={retry}>{common('common.retry')}</Button>
          </p>
        ) : null}
        {loaded.status === 'ready' ? (
          <>
            <ul>
              {onTheWayFirst(loaded.journeys).map((journey) => (
                <JourneyRow
                  key={journey.id}
                  journey={journey}
                  t={t}
                  isAdded={added.has(journey.id)}
                  onAdd={() => void add(journey)}
                />
              ))}
            </ul>
            {loaded.next ? <Button onClick={more}>{t('journeys.pick.more')}</Button> : null}
          </>
        ) : null}
        <div className={styles.create}>
          <Button icon={<Icon path={plus} size={16} />} onClick={() => void create('journey')}>
            {t('journeys.own.createJourney')}
          </Button>
          <Button icon={<Icon path={plus} size={16} />} onClick={() => void create('collection')}>
            {t('journeys.own.createCollection')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Today's route is mostly for the one that is going on. */
const onTheWayFirst = (journeys: readonly OwnJourney[]) =>
  journeys.toSorted((one, other) => Number(other.isTravelling) - Number(one.isTravelling))

interface JourneyRowProps {
  journey: OwnJourney
  t: Awaited<ReturnType<typeof lazyJourneysMessages>>
  isAdded: boolean
  onAdd: () => void
}

function JourneyRow({ journey: { id, title, kind, isTravelling }, t, isAdded, onAdd }: JourneyRowProps) {
  const { t: common } = useLanguage()
  const name = title || t('journeys.untitled')
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{isTravelling ? t('journeys.travelling') : common(`card.${kind}`)}</small>
      </span>
      {isAdded ? (
        <Link to={journeyEditPath(id)} aria-label={t('journeys.add.openOf', { name })}>
          <Icon path={check} size={16} />
          {t('journeys.add.open')}
        </Link>
      ) : (
        <Button aria-label={t('journeys.pick.addOf', { name })} onClick={onAdd}>
          {t('journeys.pick.add')}
        </Button>
      )}
    </li>
  )
}
