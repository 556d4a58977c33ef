/**
 * The id of the element a map link leads to without JavaScript. The page gives it to the object's entry in its list.
 *
 * @public
 */
export function mapObjectAnchor(objectId: string): string {
  return `map-object-${objectId}`
}
