/** Tells password managers whose password the form is about. */
export function HiddenUserName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
