import { Icon } from '@repo/ui/icon'
import { checkCircleFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import styles from './mail-notice.module.css'

/** Says that a mail is on its way, and where it is read on a server that sends none. */
export function MailNotice({ title, text }: { title: string; text?: string }) {
  const { t } = useLanguage()
  const { hasOutbox } = useRootData()
  return (
    <div className={styles.notice} role="status">
      <Icon path={checkCircleFill} size={20} />
      <div>
        <p className={styles.title}>{title}</p>
        {text ? <p>{text}</p> : null}
        {hasOutbox ? (
          <p>
            <a href="/outbox" target="_blank" rel="noopener">
              {t('auth.verify.outbox')}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  )
}
