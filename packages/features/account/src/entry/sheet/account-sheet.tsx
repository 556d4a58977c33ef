import { BottomSheet } from '@repo/ui/bottom-sheet'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Modal } from '@repo/ui/modal'
import { FormHostProvider, type SheetStep } from '@repo/web-kit/form-host'
import { useLanguage } from '@repo/web-kit/language'
import type { LogInRequest, ModalProps } from '@repo/web-kit/modal-host'
import { useRootData } from '@repo/web-kit/root-data'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SignUpForm, type SignUpRefusal } from '../sign-up-form.tsx'
import { type VerifyAnswer, VerifyEmailForm } from '../verify-email-form.tsx'
import { type EntryStepProps, OtherWays, SheetFooter, SheetLead } from './entry-parts.tsx'
import { LogInStep } from './log-in-step.tsx'
import { useStepHost } from './use-step-host.ts'

const PHONE = '(max-width: 768px)'
const TITLES = { 'sign-up': 'auth.signUp.title', 'log-in': 'auth.logIn.title', verify: 'auth.verify.title' } as const

type Step = keyof typeof TITLES

export type AccountSheetProps = LogInRequest & ModalProps

/** Asked of visitors who want what only users can do: signs them up or logs them in without leaving the page. */
export function AccountSheet(props: AccountSheetProps) {
  const { isOpen, onClose } = props
  const { t } = useLanguage()
  const [step, setStep] = useFirstStep(props)
  const isPhone = useMediaQuery(PHONE)
  const Frame = isPhone ? BottomSheet : Modal
  return (
    <Frame isOpen={isOpen} onClose={onClose} title={t(TITLES[step])}>
      <SheetSteps {...props} step={step} onStep={setStep} />
    </Frame>
  )
}

/** Whoever has an account begins elsewhere, every time that it opens. */
function useFirstStep({ isOpen, isEnded }: AccountSheetProps) {
  const { viewer } = useRootData()
  const first: Step = isEnded ? 'log-in' : viewer?.isVerified === false ? 'verify' : 'sign-up'
  const [step, setStep] = useState<Step>(first)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setStep(first)
  }
  return [step, setStep] as const
}

interface SheetStepsProps extends AccountSheetProps {
  step: Step
  onStep: (step: Step) => void
}

function SheetSteps({ step, onStep, text, isEnded = false, next, returnPath, onClose }: SheetStepsProps) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const { show } = useFlashQueue()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const goOn = (reached: SheetStep) => {
    if (reached !== 'done') return onStep(reached)
    onClose()
    if (step === 'verify') show({ variant: 'success', title: t('flash.verified') })
    if (next) void navigate(next)
  }
  const shared = { text, returnPath: returnPath ?? next ?? `${pathname}${search}${hash}`, onStep: goOn }
  if (step === 'verify') return <VerifyStep email={viewer?.email ?? ''} onStep={goOn} />
  if (step === 'log-in') return <LogInStep {...shared} isEnded={isEnded} onSwitch={() => onStep('sign-up')} />
  return <SignUpStep {...shared} onSwitch={() => onStep('log-in')} />
}

/** A new account. */
function SignUpStep({ text, returnPath, onStep, onSwitch }: EntryStepProps) {
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

interface VerifyStepProps {
  email: string
  onStep: (step: SheetStep) => void
}

/** The code that was mailed. */
function VerifyStep({ email, onStep }: VerifyStepProps) {
  const { host, refusal } = useStepHost<VerifyAnswer>('/emailverify', onStep)
  return (
    <FormHostProvider value={host}>
      <VerifyEmailForm email={email} answer={refusal} />
    </FormHostProvider>
  )
}
