import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { appleLogo, facebookLogo, googleLogo, signIn, xLogo } from '@repo/ui/icons'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import styles from './provider-buttons.module.css'

export interface ProviderOffer {
  readonly name: string
  readonly label: string
}

interface ProviderButtonsProps {
  providers: readonly ProviderOffer[]
  purpose: 'log-in' | 'link' | 'reauthenticate'
  /** Where to return to. */
  next: string
}

const ICONS: Readonly<Record<string, string>> = {
  apple: appleLogo,
  facebook: facebookLogo,
  google: googleLogo,
  x: xLogo,
}

export function ProviderIcon({ name }: { name: string }) {
  return <Icon path={ICONS[name] ?? signIn} size={20} />
}

/** The ways to other services. Each is a form of its own whole page, which leads on to a foreign site. */
export function ProviderButtons({ providers, purpose, next }: ProviderButtonsProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.buttons}>
      {providers.map(({ name, label }) => (
        <ButtonForm key={name} method="post" action={`/auth/${name}`} reloadDocument>
          <input type="hidden" name="purpose" value={purpose} />
          <input type="hidden" name="next" value={next} />
          <Button type="submit" variant="line" isBlock icon={<ProviderIcon name={name} />}>
            {t('auth.provider.continue', { provider: label })}
          </Button>
        </ButtonForm>
      ))}
    </div>
  )
}

/** Below a form: other ways to the same. Nothing where none is offered. */
export function OtherProviders(props: ProviderButtonsProps) {
  const { t } = useLanguage()
  if (props.providers.length === 0) return null
  return (
    <>
      <p className={styles.or}>{t('auth.or')}</p>
      <ProviderButtons {...props} />
    </>
  )
}
