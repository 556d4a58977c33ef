import { PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { RadioGroup } from '@repo/ui/radio-group'
import { TextField } from '@repo/ui/text-field'
import { useId, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { PrivacyNote } from './connect-panel.tsx'
import { useStravaMessages } from './messages/strava-messages.ts'
import styles from './strava.module.css'
import type { StravaActivity } from './strava.ts'

interface StravaImportModalProps {
  isOpen: boolean
  onClose: () => void
  chosen: readonly StravaActivity[]
  mayPublish: boolean
  /** Why the last try was refused. */
  problem: string | undefined
}

/** Before an import begins: what it is of, whether it becomes one route, and who will see it. */
export function StravaImportModal({ isOpen, onClose, chosen, mayPublish, problem }: StravaImportModalProps) {
  const t = useStravaMessages()
  const formId = useId()
  const { state } = useNavigation()
  const [mode, setMode] = useState<'each' | 'one'>('each')
  const count = chosen.length
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('strava.modalTitle', { count })}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busyLabel={state === 'idle' ? undefined : t('strava.starting')}
        >
          {t('strava.start')}
        </Button>
      }
    >
      <Form method="post" id={formId} className={styles.modal}>
        <input type="hidden" name="intent" value="import" />
        {chosen.map(({ id }) => (
          <input key={id} type="hidden" name="activity" value={id} />
        ))}
        <ul className={styles.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        {count > 1 ? (
          <RadioGroup
            label={t('strava.mode')}
            name="mode"
            options={[
              { value: 'each', label: t('strava.each') },
              { value: 'one', label: t('strava.one') },
            ]}
            value={mode}
            onChange={setMode}
          />
        ) : null}
        {mode === 'one' && count > 1 ? (
          <TextField
            name="title"
            label={t('strava.routeTitle')}
            hint={t('strava.routeTitleHint')}
            placeholder={chosen[0]?.name}
            max={PRODUCT_LIMITS.titleLength.max}
          />
        ) : null}
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <PrivacyNote mayPublish={mayPublish} />
      </Form>
    </Modal>
  )
}
