/**
 * A page of pasted HTML that can be read. Parsed by itself it runs no script and loads nothing, but its names would
 * still hide the properties of what holds them (DOM clobbering): `<input name="nodeName">` is its form's `nodeName`,
 * `<img name="body">` its document's `body`. They are taken away by ways that no name can hide, before any property is
 * read. An article has no use for them.
 */
export function parsePastedHtml(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const named: NodeListOf<Element> = Document.prototype.querySelectorAll.call(page, '[name], [id]')
  for (const element of named) {
    for (const attribute of ['name', 'id']) Element.prototype.removeAttribute.call(element, attribute)
  }
  return page
}
