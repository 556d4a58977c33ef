import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type ListQuery, listSearch, readListQuery } from './list-query.ts'

export type ListForm = ReturnType<typeof useListForm>

interface Held {
  /** The list that is shown. */
  readonly of: ListQuery
  readonly written: ListQuery
  /** What was submitted last. */
  readonly sent: ListQuery
  /** Another one makes another form, with the values of the address. */
  readonly key: number
}

/**
 * The form of a list and what is written in it. It outlives the arrival of what it submitted, so that what was written
 * meanwhile stays; any other address fills it anew.
 *
 * @param query of the list that is shown.
 */
export function useListForm(query: ListQuery) {
  const [state, setState] = useState<Held>(() => filled(query, 0))
  const { pathname } = useLocation()
  const underWay = useNavigation().location
  const asked = underWay?.pathname === pathname ? readListQuery(new URLSearchParams(underWay.search)) : query
  const held = isSame(state.of, query) ? state : arrived(state, query)
  if (held !== state) setState(held)
  return {
    query,
    /** What the list that is under way was asked for: links and the hidden fields of the form add to it. */
    asked,
    /** What links start from: the fields as written, and the rest as it was asked for. */
    written: asked === query ? held.written : { ...held.written, tag: asked.tag, sort: asked.sort },
    key: held.key,
    write: (written: ListQuery) => setState({ ...held, written }),
    send: (sent: ListQuery) => setState({ ...held, written: sent, sent }),
  }
}

const filled = (query: ListQuery, key: number): Held => ({ of: query, written: query, sent: query, key })

const arrived = (held: Held, query: ListQuery): Held =>
  isSame(query, held.sent) ? { ...held, of: query } : filled(query, held.key + 1)

const isSame = (one: ListQuery, other: ListQuery) => listSearch(one).toString() === listSearch(other).toString()
