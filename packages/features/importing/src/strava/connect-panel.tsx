import { STRAVA_PAGE } from '@repo/authoring/start-addresses'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { link, lock } from '@repo/ui/icons'
import { ButtonForm } from '@repo/web-kit/button-form'
import { Link } from 'react-router'
import { useStravaMessages } from './messages/strava-messages.ts'
import styles from './strava.module.css'

/** Goes to Strava and comes back; a form of its own whole page, which leads on to a foreign site. */
export function ConnectForm({ label }: { label: string }) {
  return (
    <ButtonForm method="post" action="/auth/strava" reloadDocument>
      <input type="hidden" name="purpose" value="link" />
      <input type="hidden" name="next" value={STRAVA_PAGE} />
      <Button type="submit" variant="primary" size="lg" icon={<Icon path={link} size={18} />}>
        {label}
      </Button>
    </ButtonForm>
  )
}

/** Before an account is connected: the requested permissions, and the visibility of the imported articles. */
export function ConnectPanel({ mayPublish }: { mayPublish: boolean }) {
  const t = useStravaMessages()
  return (
    <section className={styles.connect} aria-labelledby="connect-title">
      <h2 id="connect-title">{t('strava.connectTitle')}</h2>
      <p>{t('strava.connectText')}</p>
      <ConnectForm label={t('strava.connect')} />
      <PrivacyNote mayPublish={mayPublish} />
    </section>
  )
}

/** The visibility of imported activities, and the alternative to an import. */
export function PrivacyNote({ mayPublish }: { mayPublish: boolean }) {
  const t = useStravaMessages()
  return (
    <div className={styles.privacy}>
      <Icon path={lock} size={20} />
      <div>
        <b>{t(mayPublish ? 'strava.allowedTitle' : 'strava.onlyYou')}</b>
        <p>{t(mayPublish ? 'strava.allowedText' : 'strava.onlyYouText')}</p>
        {mayPublish ? null : <Link to="/home/routes/create_from_file">{t('strava.publishInstead')}</Link>}
      </div>
    </div>
  )
}
