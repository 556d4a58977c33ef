import { FormHostProvider } from '@repo/web-kit/form-host'
import { useLanguage } from '@repo/web-kit/language'
import { LogInForm } from '../log-in-form.tsx'
import type { LogInRefusal } from '../log-in-refusal.ts'
import { EndedLead, type EntryStepProps, OtherWays, SheetFooter, SheetLead } from './entry-parts.tsx'
import { useStepHost } from './use-step-host.ts'

interface LogInStepProps extends EntryStepProps {
  /** The session has ended: what is open belongs to an account, and another one would not help. */
  isEnded: boolean
}

/** An account that there is. */
export function LogInStep({ text, returnPath, isEnded, onStep, onSwitch }: LogInStepProps) {
  const { t } = useLanguage()
  const { host, refusal } = useStepHost<LogInRefusal>('/login', onStep)
  return (
    <FormHostProvider value={host}>
      <LogInForm
        lead={
          isEnded ? (
            <EndedLead text={text} />
          ) : (
            <SheetLead text={text} ask={t('auth.logIn.noAccount')} label={t('auth.signUp.title')} onSwitch={onSwitch} />
          )
        }
        refusal={refusal}
        keepsPage
        alternatives={<OtherWays returnPath={returnPath} hasPasskeys />}
        footer={isEnded ? undefined : <SheetFooter />}
      />
    </FormHostProvider>
  )
}
