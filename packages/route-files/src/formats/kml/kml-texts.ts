import type { NoteCounter } from '../notes.ts'
import { readDescription, readName } from '../read-text.ts'

/** What a document, a folder or a placemark says of itself. */
export interface KmlTexts {
  name: string
  description: string
  /** What lists of Google Earth show in the place of the description. */
  snippet: string
  /** Postal address, telephone number and web addresses, in the order of the file. */
  readonly contacts: string[]
}

export const noTexts = (): KmlTexts => ({ name: '', description: '', snippet: '', contacts: [] })

const ELEMENTS = new Set(['name', 'description', 'Snippet', 'address', 'phoneNumber'])

/** Whether the text of an element is one of {@link KmlTexts}. */
export const isText = (element: string): boolean => ELEMENTS.has(element)

/** Keeps the text of an element for which {@link isText} is true. */
export function setText(
  owner: KmlTexts,
  { element, text, notes, isOwn }: { element: string; text: string; notes: NoteCounter; isOwn: boolean },
): void {
  if (element === 'name') owner.name ||= readName(text, { isOwn })
  else if (element === 'description') owner.description ||= readDescription(text, notes, { isHtml: true, isOwn })
  else if (element === 'Snippet') owner.snippet ||= readDescription(text, notes)
  else addContact(owner, readName(text))
}

/** Keeps the address of a link. False for one that is none of the web. */
export function addLink(owner: KmlTexts, address: string): boolean {
  const isReadable = /^(?:https?:|mailto:)/i.test(address.trim())
  if (isReadable) addContact(owner, address.trim())
  return isReadable
}

function addContact({ contacts }: KmlTexts, text: string): void {
  if (text !== '' && !contacts.includes(text)) contacts.push(text)
}

/** The description, with what else is said on lines behind it. */
export function wholeDescription({ description, snippet, contacts }: KmlTexts): string {
  return [description, snippet, ...contacts]
    .filter((text, index) => text !== '' && (index === 0 || !description.includes(text)))
    .join('\n')
}

/** How many texts a folder has that the map has no place for. */
export const countTexts = ({ description, snippet, contacts }: KmlTexts): number =>
  [description, snippet, ...contacts].filter((text) => text !== '').length
