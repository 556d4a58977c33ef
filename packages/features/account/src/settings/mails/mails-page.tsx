import { MAIL_MODES, NOTIFICATION_TYPES, type NotificationMails } from '@repo/contract'
import { BareSelect } from '@repo/ui/bare-select'
import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { Select } from '@repo/ui/select'
import { useBrowserTimeZone } from '@repo/web-kit/use-browser-time-zone'
import { useState } from 'react'
import { useAccountMessages } from '../../messages/account-messages.ts'
import type { ActionOutcome } from '../../notice-line.tsx'
import { AccountPage } from '../account-page.tsx'
import { SettingsForm } from '../settings-form.tsx'
import styles from './mails-page.module.css'

interface MailPreferences {
  readonly news: boolean
  readonly notifications: NotificationMails
  /** In which their days begin and end, by its IANA name. */
  readonly timeZone: string
}

export interface MailSettingsProps {
  preferences: MailPreferences
  /** By their IANA names, with the names that people read. */
  timeZones: readonly { readonly value: string; readonly label: string }[]
  answer: ActionOutcome | undefined
}

/** Which mails come, and when. */
export function MailSettings({ preferences, timeZones, answer }: MailSettingsProps) {
  const t = useAccountMessages()
  return (
    <SettingsForm
      intent="mails"
      submitLabel={t('mails.submit')}
      busyLabel={t('mails.busy')}
      problem={answer?.problem}
      done={answer?.done}
      isWide
    >
      <Checkbox name="news" label={t('mails.news')} defaultChecked={preferences.news} />
      <fieldset className={styles.kinds}>
        <legend>{t('mails.told')}</legend>
        <p>{t('mails.toldText')}</p>
        <ul>
          {NOTIFICATION_TYPES.map((type) => (
            <li key={type}>
              <span aria-hidden="true">{t(`mails.${type}` as const)}</span>
              <BareSelect
                name={type}
                label={t(`mails.${type}` as const)}
                defaultValue={preferences.notifications[type]}
                options={MAIL_MODES.map((mode) => ({ value: mode, label: t(`mails.${mode}` as const) }))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <TimeZone timeZone={preferences.timeZone} timeZones={timeZones} />
    </SettingsForm>
  )
}

function TimeZone({ timeZone, timeZones }: { timeZone: string; timeZones: MailSettingsProps['timeZones'] }) {
  const t = useAccountMessages()
  const [chosen, setChosen] = useState(timeZone)
  const here = useBrowserTimeZone()
  const nameHere = timeZones.find(({ value }) => value === here)?.label
  return (
    <div className={styles.zone}>
      <Select
        name="time_zone"
        label={t('mails.timeZone')}
        hint={t('mails.timeZoneHint')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={timeZones}
      />
      {here !== null && here !== chosen && nameHere !== undefined ? (
        <Button variant="ghost" size="sm" onClick={() => setChosen(here)}>
          {t('mails.here', { zone: nameHere })}
        </Button>
      ) : null}
    </div>
  )
}

/** Which mails come, and when. */
export function MailsPage(props: MailSettingsProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('mails.title')} lead={t('mails.lead')}>
      <MailSettings {...props} />
    </AccountPage>
  )
}
