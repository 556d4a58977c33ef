import { formatReach } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { eyeSlash } from '@repo/ui/icons'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { Form } from 'react-router'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { SettingsRow } from '../settings-row.tsx'
import { PlaceRadius } from './place-radius.tsx'
import type { PrivatePlace } from './private-place.ts'
import styles from './private-places.module.css'

/** One place: what can be changed of it, and that it is hidden no more, which asks first. Works without scripts. */
export function PlaceRow({ place }: { place: PrivatePlace }) {
  const t = useAccountMessages()
  const language = useLanguage()
  const { id, name, radius } = place
  return (
    <SettingsRow
      icon={<Icon path={eyeSlash} size={24} />}
      name={name}
      detail={t('places.within', { distance: formatReach(radius, language) })}
    >
      <details className={styles.change}>
        <summary aria-label={t('places.changeOf', { name })}>{t('places.change')}</summary>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="id" value={id} />
          <TextField label={t('places.name')} name="name" defaultValue={name} isRequired />
          <PlaceRadius current={radius} defaultValue={String(radius)} />
          <TextField
            label={t('places.newPosition')}
            name="position"
            max={null}
            hint={t('places.newPositionHint')}
            placeholder="35.6812, 139.7671"
            inputMode="text"
            autoComplete="off"
          />
          <Button type="submit" name="intent" value="change" size="sm">
            {t('places.save')}
          </Button>
        </Form>
      </details>
      <details className={styles.change}>
        <summary aria-label={t('places.removeOf', { name })}>{t('places.remove')}</summary>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="id" value={id} />
          <p>{t('places.removeText', { name })}</p>
          <Button type="submit" name="intent" value="remove" variant="danger" size="sm">
            {t('places.removeForGood')}
          </Button>
        </Form>
      </details>
    </SettingsRow>
  )
}
