interface ItemLook {
  readonly label: string
  /** One of `@repo/ui/icons`. */
  readonly icon: string
  /** In its place while the item is the current one. */
  readonly currentIcon?: string
  /** How many it leads to. */
  readonly total?: number | undefined
  /** How many of them are new. */
  readonly unread?: number | undefined
  /** The way into the guided tour, which stands out. */
  readonly isTutorial?: boolean | undefined
}

export interface InternalItem extends ItemLook {
  readonly kind: 'internal'
  readonly to: string
  /** Pages below it: each is reached at the item's path plus its handle. Shown while one is in this part of the site. */
  readonly children?: readonly { readonly handle: string; readonly label: string }[] | undefined
}

interface ExternalItem extends ItemLook {
  readonly kind: 'external'
  readonly href: string
}

interface CallbackItem extends ItemLook {
  readonly kind: 'callback'
  readonly onChoose: () => void
}

/** An entry of a menu: a page of this site, an address elsewhere, or something to do here. */
export type MenuItem = InternalItem | ExternalItem | CallbackItem

interface Address {
  readonly pathname: string
  readonly search: string
}

/** Whether an address is the item's own, lies below it, or neither. One with a search is that page alone. */
export function standingOf({ to }: InternalItem, { pathname, search }: Address): 'page' | 'part' | null {
  if (to === `${pathname}${search}` || to === pathname) return 'page'
  return !to.includes('?') && pathname.startsWith(`${to}/`) ? 'part' : null
}

/** The one item that an address belongs to: that which names most of it, for `/home` holds all others. */
export function currentItem<Item extends MenuItem>(items: readonly Item[], address: Address): Item | null {
  const lengthOf = (item: Item) => (item.kind === 'internal' && standingOf(item, address) ? item.to.length : 0)
  const [longest] = [...items].sort((a, b) => lengthOf(b) - lengthOf(a))
  return longest && lengthOf(longest) > 0 ? longest : null
}
