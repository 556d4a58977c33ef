import { routePath } from '@repo/articles/article-links'
import { formatDate } from '@repo/i18n'
import { Contribution, ContributorLink, contributionTextClass } from '@repo/people/contribution'
import { useReport } from '@repo/people/use-report'
import { Avatar } from '@repo/ui/avatar'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { dotsThree, flag, lock, pencil, shield, trash, users } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ConditionBadge } from './conditions.tsx'
import { LogPhotos } from './log-photos.tsx'
import { useWalkLogMessages } from './messages/walk-log-messages.ts'
import { usePartText } from './use-part-text.ts'
import type { WalkLog } from './walk-log.ts'
import styles from './walk-logs.module.css'
import { useTimeText } from './walk-summary.tsx'

interface WalkLogActions {
  onEdit: () => void
  onDelete: () => void
}

interface WalkLogItemProps extends WalkLogActions {
  log: WalkLog
  /** Of the link that the reader came by. */
  token: string | null
}

/** Somebody's walk, below its article. */
export function WalkLogItem(props: WalkLogItemProps) {
  const { walker } = props.log
  return (
    <WalkLogEntry
      {...props}
      picture={<Avatar name={walker.nickname} src={walker.avatar} />}
      heading={<ContributorLink {...walker} />}
    />
  )
}

interface WalkLogEntryProps extends WalkLogItemProps {
  /** Before it. */
  picture: ReactNode
  /** Whose or of what it is. */
  heading: ReactNode
}

/** One walk of a list. */
export function WalkLogEntry(props: WalkLogEntryProps) {
  const { log, picture, heading } = props
  const t = useWalkLogMessages()
  const { locale } = useLanguage()
  const langOfText = useLangOfText()
  const { walker, walkedOn, conditions, text, prohibitionReason } = log
  const date = formatDate(`${walkedOn}T00:00:00Z`, locale, 'UTC')
  return (
    <li id={`walk-${log.id}`} className={styles.log} tabIndex={-1}>
      {picture}
      <Contribution
        credit={
          <>
            {heading}
            <time dateTime={walkedOn}>{date}</time>
            {log.isEdited ? <span>{t('walks.edited')}</span> : null}
            <Audience visibility={log.visibility} />
          </>
        }
        menu={<LogMenu {...props} date={date} />}
      >
        {prohibitionReason === null ? null : (
          <p className={styles.note}>{t('walks.prohibited', { reason: prohibitionReason })}</p>
        )}
        {conditions.length > 0 ? (
          <ul className={styles.chips}>
            {conditions.map((condition) => (
              <li key={condition}>
                <ConditionBadge condition={condition} />
              </li>
            ))}
          </ul>
        ) : null}
        {text === '' ? null : (
          <p className={contributionTextClass} lang={langOfText(text)}>
            {text}
          </p>
        )}
        <Facts log={log} />
      </Contribution>
      <LogPhotos photos={log.photos} name={walker.nickname} />
    </li>
  )
}

function Facts({ log: { minutes, part, track } }: { log: WalkLog }) {
  const t = useWalkLogMessages()
  const timeText = useTimeText()
  const langOfText = useLangOfText()
  const partText = usePartText()
  if (minutes === null && part === null && track === null) return null
  return (
    <p className={styles.facts}>
      {part === null ? null : <span>{partText(part)}</span>}
      {minutes === null ? null : <span>{t('walks.took', { time: timeText(minutes) })}</span>}
      {track === null ? null : (
        <Link to={routePath(track.id, null)} lang={langOfText(track.title)}>
          {t('walks.track', { title: track.title })}
        </Link>
      )}
    </p>
  )
}

/** Who else sees it, where that is not everybody. */
function Audience({ visibility }: Pick<WalkLog, 'visibility'>) {
  const t = useWalkLogMessages()
  if (visibility === 'public') return null
  return (
    <span className={styles.audience}>
      <Icon path={visibility === 'private' ? lock : users} size={14} />
      {t(visibility === 'private' ? 'walks.forWalker' : 'walks.forFollowers')}
    </span>
  )
}

interface LogMenuProps extends WalkLogItemProps {
  date: string
}

/** One changes and deletes one's own, and reports those of others. */
function LogMenu({ log, token, date, onEdit, onDelete }: LogMenuProps) {
  const t = useWalkLogMessages()
  const { t: common } = useLanguage()
  const report = useReport()
  const choices = log.isOwn
    ? [
        { label: t('walks.edit'), icon: pencil, act: onEdit, isDanger: false },
        { label: t('walks.delete'), icon: trash, act: onDelete, isDanger: true },
      ]
    : [
        {
          label: common('report.action'),
          icon: flag,
          act: () => report({ kind: 'walk', id: log.id, token }),
          isDanger: false,
        },
      ]
  return (
    <DisclosureMenu
      label={t('walks.menu', { name: log.walker.nickname, date })}
      summary={<Icon path={dotsThree} size={20} />}
      align="end"
    >
      {choices.map(({ label, icon, act, isDanger }) => (
        <button
          key={label}
          type="button"
          className={menuItemClass}
          data-danger={isDanger || undefined}
          onClick={(event) => {
            event.currentTarget.closest('details')?.removeAttribute('open')
            act()
          }}
        >
          <Icon path={icon} size={17} />
          {label}
        </button>
      ))}
      <ModerateItem log={log} />
    </DisclosureMenu>
  )
}

/** Nobody decides about their own, and what is for few comes to moderators by reports. */
function ModerateItem({ log }: { log: WalkLog }) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  if (!viewer?.isModerator || log.isOwn || log.visibility !== 'public') return null
  return (
    <Link to={`/admin/walk-logs/${log.id}`} className={menuItemClass}>
      <Icon path={shield} size={17} />
      {t('menu.moderate')}
    </Link>
  )
}
