/** Every page has an English address below this one, for itself and its links, whatever language the visitor has chosen. */
export const ENGLISH = '/en'

/** Also of the data of a page: `/en.data`. */
export function isEnglishAddress(pathname: string): boolean {
  return /^\/en(?:\/|\.data$|$)/.test(pathname)
}

/** The path as the router knows it, which puts the beginning of English addresses before its own links and redirects. */
export function withoutEnglish(path: string): string {
  return path.replace(/^\/en(?=[/?#]|$)/, '').replace(/^(?!\/)/, '/')
}

/** What leads on from an English address to this site stays English. */
export function inEnglish(path: string): string {
  return path.startsWith('/') && !isEnglishAddress(path.split(/[?#]/, 1)[0] ?? '') ? `${ENGLISH}${path}` : path
}
