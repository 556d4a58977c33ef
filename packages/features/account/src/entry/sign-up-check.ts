import { PRODUCT_LIMITS, USER_NAME_PATTERN } from '@repo/contract'

const FIELDS = ['name', 'nickname', 'email', 'password', 'terms'] as const
export type SignUpField = (typeof FIELDS)[number]

export function isSignUpField(name: string): name is SignUpField {
  return FIELDS.some((field) => field === name)
}

export interface SignUpEntries {
  readonly name: string
  readonly nickname: string
  readonly email: string
  readonly password: string
  readonly terms: boolean
}

/** Which entries of a sign-up cannot be right. The API decides in the end; this spares a round trip and speaks by field. */
export function signUpProblems({ name, nickname, email, password, terms }: SignUpEntries): readonly SignUpField[] {
  const { min, max } = PRODUCT_LIMITS.password
  const problems: SignUpField[] = []
  if (!new RegExp(USER_NAME_PATTERN).test(name)) problems.push('name')
  if ([...nickname].length > PRODUCT_LIMITS.nicknameLength.max) problems.push('nickname')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > PRODUCT_LIMITS.emailLength.max) problems.push('email')
  if (password.length < min || password.length > max) problems.push('password')
  if (!terms) problems.push('terms')
  return problems
}
