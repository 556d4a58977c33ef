/** A `Set-Cookie` value that keeps a visitor's choice; zero seconds forget it. Where the product is reached by https, it travels by nothing else. */
export function preferenceCookie(
  name: string,
  value: string,
  { maxAgeSeconds, publicUrl }: { readonly maxAgeSeconds: number; readonly publicUrl: string },
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
