export { EditorDriver } from './editor-driver.ts'
export { aDocument, aLine, aSpot } from './fixtures.ts'
export { type ClientPoint, type HeldFinger, MapDriver } from './map-driver.ts'
