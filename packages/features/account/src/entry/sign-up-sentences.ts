/** What is said of a field of a sign-up that cannot be right. */
export const SENTENCE_OF = {
  name: 'auth.nameInvalid',
  nickname: 'auth.nicknameInvalid',
  email: 'auth.emailInvalid',
  password: 'auth.passwordInvalid',
  terms: 'auth.termsRequired',
} as const
