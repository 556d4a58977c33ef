import { FormHostProvider } from '@repo/web-kit/form-host'
import { useLanguage } from '@repo/web-kit/language'
import { SignUpForm, type SignUpRefusal } from '../sign-up-form.tsx'
import { type EntryStepProps, OtherWays, SheetFooter, SheetLead } from './entry-parts.tsx'
import { useStepHost } from './use-step-host.ts'

/** A new account. */
export function SignUpStep({ text, returnPath, onStep, onSwitch }: EntryStepProps) {
  const { t } = useLanguage()
  const { host, refusal } = useStepHost<SignUpRefusal>('/signup', onStep)
  return (
    <FormHostProvider value={host}>
      <SignUpForm
        lead={
          <SheetLead text={text} ask={t('auth.signUp.haveAccount')} label={t('auth.logIn.title')} onSwitch={onSwitch} />
        }
        refusal={refusal}
        isShort
        alternatives={<OtherWays returnPath={returnPath} />}
        footer={<SheetFooter />}
      />
    </FormHostProvider>
  )
}
