export { EditorDriver } from './editor-driver.ts'
export { aCircle, aDocument, aLine, aPolygon, aRecording, aRectangle, aSpot } from './fixtures.ts'
export { type ClientPoint, type HeldFinger, MapDriver } from './map-driver.ts'
