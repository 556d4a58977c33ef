import { PRODUCT_LIMITS } from '@repo/contract'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { useAccountMessages } from '../messages/account-messages.ts'
import { AccountPage } from './account-page.tsx'
import { SettingsForm } from './settings-form.tsx'

export interface NameAnswer {
  readonly entered: string
  readonly done?: string
  readonly wrong?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

interface NamePageProps {
  name: string
  answer: NameAnswer | undefined
}

/** The user name, and how it is changed. */
export function NamePage({ name, answer }: NamePageProps) {
  const t = useAccountMessages()
  const { t: common } = useLanguage()
  return (
    <AccountPage title={t('name.title')} lead={t('name.lead')}>
      <SettingsForm
        intent="name"
        submitLabel={t('name.submit')}
        busyLabel={t('name.busy')}
        problem={answer?.problem}
        waitSeconds={answer?.waitSeconds}
        done={answer?.done}
      >
        <TextField
          label={common('auth.name')}
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          max={PRODUCT_LIMITS.userName.max}
          hint={common('auth.nameHint')}
          error={answer?.wrong}
          defaultValue={answer?.entered ?? name}
        />
      </SettingsForm>
    </AccountPage>
  )
}
