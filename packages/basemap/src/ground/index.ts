export { buildGround } from './build-ground.ts'
export { GROUND_FILE } from './ground-file.ts'
export { type Ground, openGround } from './open-ground.ts'
export { BARRIERS, type Barrier, SURFACES, type Surface } from './way-ground.ts'
