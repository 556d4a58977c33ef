import { FormHostProvider, type SheetStep } from '@repo/web-kit/form-host'
import { type VerifyAnswer, VerifyEmailForm } from '../verify-email-form.tsx'
import { useStepHost } from './use-step-host.ts'

interface VerifyStepProps {
  email: string
  onStep: (step: SheetStep) => void
}

/** The code that was mailed. */
export function VerifyStep({ email, onStep }: VerifyStepProps) {
  const { host, refusal } = useStepHost<VerifyAnswer>('/emailverify', onStep)
  return (
    <FormHostProvider value={host}>
      <VerifyEmailForm email={email} answer={refusal} />
    </FormHostProvider>
  )
}
