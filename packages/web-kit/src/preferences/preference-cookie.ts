/**
 * A `Set-Cookie` value that keeps a visitor's choice; zero seconds forget it, null keeps it until the browser is
 * closed. Where the product is reached by https, it travels by nothing else.
 */
export function preferenceCookie(
  name: string,
  value: string,
  { maxAgeSeconds, publicUrl }: { readonly maxAgeSeconds: number | null; readonly publicUrl: string },
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const age = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`
}
