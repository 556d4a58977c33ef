export { touchesFrame } from './preview/clip.ts'
export { type Frame, fitFrame, type Point, project } from './preview/frame.ts'
export { outlineData } from './preview/outline.ts'
