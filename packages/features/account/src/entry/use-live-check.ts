import { useLanguage } from '@repo/web-kit/language'
import { type SyntheticEvent, useEffect, useState } from 'react'
import type { FormProblems } from './form-problems.ts'
import { isSignUpField, type SignUpField, signUpProblems } from './sign-up-check.ts'
import { SENTENCE_OF } from './sign-up-sentences.ts'

type Verdicts = { readonly [Field in SignUpField]?: 'right' | 'wrong' }

interface SignUpAnswer {
  readonly problems: FormProblems<SignUpField>
}

/**
 * Judges a field when it is left, and from then on while it is typed. What the server said about a field stands until the field is changed.
 *
 * @param answer the server's last answer; a new one starts over.
 */
export function useLiveCheck(answer: SignUpAnswer | undefined) {
  const { t } = useLanguage()
  const [verdicts, setVerdicts] = useState<Verdicts>({})
  useEffect(() => {
    if (answer) setVerdicts({})
  }, [answer])

  const judge = (input: HTMLInputElement) => {
    const { name } = input
    if (!isSignUpField(name)) return
    const isWrong = signUpProblems(entriesOf(input)).includes(name)
    setVerdicts((known) => ({ ...known, [name]: isWrong ? 'wrong' : 'right' }))
  }
  return {
    /** What is said of a field now. */
    problemOf: (field: SignUpField): string | undefined => {
      if (verdicts[field] === 'wrong') return t(SENTENCE_OF[field])
      return verdicts[field] === 'right' ? undefined : answer?.problems.fields[field]
    },
    handlers: {
      onBlur: ({ target }: SyntheticEvent) => {
        if (target instanceof HTMLInputElement && isFilledIn(target)) judge(target)
      },
      onInput: ({ target }: SyntheticEvent) => {
        if (!(target instanceof HTMLInputElement) || !isSignUpField(target.name)) return
        if (verdicts[target.name] || target.getAttribute('aria-invalid')) judge(target)
      },
    },
  }
}

/** Who only passes by a field has not answered it yet. */
const isFilledIn = ({ type, checked, value }: HTMLInputElement) => (type === 'checkbox' ? checked : value !== '')

function entriesOf({ name, value, checked }: HTMLInputElement) {
  return {
    name: '',
    nickname: '',
    email: '',
    password: '',
    terms: checked,
    ...(name === 'terms' ? {} : { [name]: value }),
  }
}
