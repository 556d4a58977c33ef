import { useLanguage } from '../../../platform/i18n/language.tsx'
import { FormHostProvider } from '../form-host.ts'
import { LogInForm, type LogInRefusal } from '../log-in-form.tsx'
import { type EntryStepProps, OtherWays, SheetFooter, SheetLead } from './entry-parts.tsx'
import { useStepHost } from './use-step-host.ts'

/** An account that there is. */
export function LogInStep({ text, returnPath, onStep, onSwitch }: EntryStepProps) {
  const { t } = useLanguage()
  const { host, refusal } = useStepHost<LogInRefusal>('/login', onStep)
  return (
    <FormHostProvider value={host}>
      <LogInForm
        lead={
          <SheetLead text={text} ask={t('auth.logIn.noAccount')} label={t('auth.signUp.title')} onSwitch={onSwitch} />
        }
        refusal={refusal}
        keepsPage
        alternatives={<OtherWays returnPath={returnPath} hasPasskeys />}
        footer={<SheetFooter />}
      />
    </FormHostProvider>
  )
}
