import { useLocation } from 'react-router'
import { COMMENTS_ID } from './comment-links.ts'

/** Where the address is verified, and from there back to the comments. */
export function useVerifyPath(): string {
  const { pathname, search } = useLocation()
  return `/emailverify?${new URLSearchParams({ next: `${pathname}${search}#${COMMENTS_ID}` })}`
}
