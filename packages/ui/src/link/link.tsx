import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export interface LinkProps {
  href: string
  children?: ReactNode
  className?: string | undefined
  rel?: string | undefined
  lang?: string | undefined
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
}

const LinkContext = createContext<ComponentType<LinkProps>>((props: LinkProps) => <a {...props} />)

/** Gives components the app's own link, for navigation without loading a document. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

export function UiLink(props: LinkProps) {
  const Link = useContext(LinkContext)
  return <Link {...props} />
}
