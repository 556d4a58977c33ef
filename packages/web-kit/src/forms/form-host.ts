import { type ComponentType, createContext, type RefAttributes, useContext, useMemo } from 'react'
import { Form, type FormProps, useActionData, useFetcher, useLocation, useNavigation, useSubmit } from 'react-router'

/** The address of an action as a sheet sends to it: the page below the sheet must not be left. */
export const actionForSheet = (path: string) => `${path}?from=sheet`

export function isFromSheet(request: Request): boolean {
  return new URL(request.url).searchParams.get('from') === 'sheet'
}

/** What comes after a form of a sheet; the form of a page is redirected there instead. */
export type SheetStep = 'sign-up' | 'verify' | 'done'

type HostedForm = ComponentType<FormProps & RefAttributes<HTMLFormElement>>

/** Sends the forms of one step and hears the answers: the page itself, or a sheet over another page. */
export interface FormHost {
  readonly Form: HostedForm
  /** Null for the action of the page. */
  readonly action: string | null
  /** The last answer; undefined before the first. */
  readonly answer: unknown
  /** The form itself is on its way. Other forms of a page go elsewhere or say their `intent`. */
  readonly isSending: boolean
  /** Whatever it is, it has no answer yet. */
  readonly isSubmitting: boolean
  /** Nothing is sent, and the page has what the last answer changed. */
  readonly isIdle: boolean
  readonly submit: (fields: Readonly<Record<string, string>>) => Promise<void>
}

const HostContext = createContext<FormHost | null>(null)
export const FormHostProvider = HostContext.Provider

/** For the forms of a sheet: they go to the action of another page, and nothing is left. */
export function useSheetHost(path: string): FormHost {
  const action = actionForSheet(path)
  const { Form, data, state, submit, formAction, formData } = useFetcher<unknown>()
  const isIdle = state === 'idle'
  const isSending = !isIdle && formAction?.split('?')[0] === path && formData?.has('intent') === false
  return useMemo(
    () => ({
      Form: Form as HostedForm, // the fetcher's form takes all that a page's does but what navigates
      action,
      answer: data,
      isSending,
      isSubmitting: state === 'submitting',
      isIdle,
      submit: (fields) => submit(fields, { method: 'post', action }),
    }),
    [Form, data, isSending, state, isIdle, submit, action],
  )
}

/** The sheet that the form is in, else its page. */
export function useFormHost(): FormHost {
  const host = useContext(HostContext)
  const answer = useActionData()
  const submit = useSubmit()
  const { pathname } = useLocation()
  const { state, formAction, formData } = useNavigation()
  if (host) return host
  const isOwn = formAction?.split('?')[0] === pathname && formData?.has('intent') === false
  return {
    Form,
    action: null,
    answer,
    isSending: state !== 'idle' && isOwn,
    isSubmitting: state === 'submitting',
    isIdle: state === 'idle',
    submit: (fields) => submit(fields, { method: 'post' }),
  }
}

/** What an action answers to a sheet, in place of a redirect. */
export function sheetAnswer(step: SheetStep): { readonly step: SheetStep } {
  return { step }
}

/** The step that an answer to a sheet's form leads to; null while it stays. */
export function stepOf(answer: unknown): SheetStep | null {
  if (typeof answer !== 'object' || answer === null || !('step' in answer)) return null
  const { step } = answer
  return step === 'sign-up' || step === 'verify' || step === 'done' ? step : null
}
