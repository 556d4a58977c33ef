import {
  conifers,
  crowns,
  HEIGHT,
  path,
  ridge,
  rocks,
  roofs,
  sky,
  suspensionBridge,
  torii,
  towers,
  WIDTH,
  water,
} from './shapes.ts'

/** Pictures drawn for the demo articles, from far to near. */
const SCENES = {
  pass: [
    sky('#b3cfda', '#eef2ea', { x: 880, y: 130, radius: 44 }),
    ridge('#a9c3c8', { y: 260, height: 150, seed: 11 }),
    ridge('#7ea39f', { y: 360, height: 130, seed: 5 }),
    conifers('#55806f', { y: 470, height: 190, count: 40, seed: 3 }),
    ridge('#4c7463', { y: 520, height: 60, seed: 9 }),
    path('#d9cfae', { x: 690, y: 440, width: 210 }),
    conifers('#2f5547', { y: 690, height: 360, count: 9, seed: 21 }),
  ],
  postTown: [
    sky('#c9dde4', '#f5efe2'),
    ridge('#9fb9b6', { y: 250, height: 130, seed: 4 }),
    conifers('#6b9181', { y: 380, height: 130, count: 46, seed: 6 }),
    ridge('#b9ab8c', { y: 545, height: 6, seed: 8 }),
    roofs(['#8a6f55', '#4d4b49', '#f0dcae'], { y: 560, height: 190, seed: 8 }),
    path('#ddd2b8', { x: 640, y: 560, width: 330 }),
  ],
  torii: [
    sky('#c9dcd6', '#e9efe2'),
    conifers('#8fb0a1', { y: 430, height: 300, count: 34, seed: 2 }),
    conifers('#5d8a77', { y: 520, height: 400, count: 22, seed: 17 }),
    ridge('#4d7b69', { y: 500, height: 20, seed: 34 }),
    ridge('#41685a', { y: 560, height: 30, seed: 12 }),
    path('#cbbf9f', { x: 600, y: 545, width: 150 }),
    torii('#b5452f', { x: 600, y: 560, size: 190 }),
  ],
  straitBridge: [
    sky('#8ec3df', '#e5f2f1', { x: 250, y: 120, radius: 40 }),
    ridge('#8fb5ad', { y: 330, height: 70, seed: 14 }),
    ridge('#6f9c8a', { y: 372, height: 60, seed: 31 }),
    water('#5fa9c4', '#bfe2ea', { y: 400, seed: 7 }),
    suspensionBridge('#f4f7f7', { y: 330, towers: [330, 880], rise: 210 }),
    ridge('#4d7a66', { y: 640, height: 40, seed: 19 }),
  ],
  island: [
    sky('#9fcfe4', '#f3f1e2'),
    ridge('#9abfb9', { y: 330, height: 60, seed: 41 }),
    water('#6fb3c8', '#cfe9ee', { y: 370, seed: 22 }),
    ridge('#7ba48c', { y: 470, height: 90, seed: 27 }),
    crowns('#5f8f63', { y: 560, size: 62, count: 26, seed: 13 }),
    crowns('#e3a33a', { y: 560, size: 12, count: 42, seed: 29 }),
    path('#e6ddc3', { x: 820, y: 480, width: 180 }),
  ],
  cherry: [
    sky('#d6e4ec', '#fbf1f0'),
    ridge('#b5c8c0', { y: 300, height: 90, seed: 16 }),
    crowns('#eab9c4', { y: 260, size: 110, count: 24, seed: 10 }),
    crowns('#f3d3d9', { y: 330, size: 70, count: 26, seed: 33 }),
    ridge('#8aa083', { y: 500, height: 24, seed: 8 }),
    `<path d="M760 ${HEIGHT}L640 430h40l330 ${HEIGHT - 430}z" fill="#8db9c2"/>`,
    path('#d8ccb4', { x: 560, y: 430, width: 190 }),
  ],
  goldenGate: [
    sky('#b9cfdb', '#f2e6d6', { x: 960, y: 210, radius: 52 }),
    ridge('#a3b3ab', { y: 330, height: 70, seed: 36 }),
    water('#6d9fb2', '#cfdfe1', { y: 390, seed: 15 }),
    suspensionBridge('#b4472f', { y: 345, towers: [420, 900], rise: 190 }),
    ridge('#71866a', { y: 560, height: 70, seed: 28 }),
    conifers('#3f5b4b', { y: 640, height: 190, count: 12, seed: 24 }),
  ],
  seaCliff: [
    sky('#a9c9da', '#eef1ea'),
    water('#5c93ab', '#c3dde4', { y: 330, seed: 18 }),
    rocks('#9a8877', { y: 520, size: 90, count: 16, seed: 20 }),
    rocks('#6f6257', { y: 600, size: 120, count: 14, seed: 25 }),
    conifers('#35574a', { y: 560, height: 210, count: 10, seed: 44 }),
  ],
  skyline: [
    sky('#8fb2cf', '#f6dcc0', { x: 300, y: 260, radius: 48 }),
    towers('#93a3b1', { y: 400, height: 250, seed: 26 }),
    towers('#6f8192', { y: 410, height: 170, seed: 38 }),
    water('#5d87a0', '#e8cfae', { y: 408, seed: 23 }),
    suspensionBridge('#7a5b45', { y: 380, towers: [300, 860], rise: 180 }),
    `<path d="M0 640h${WIDTH}v${HEIGHT - 640}H0z" fill="#8a6c52"/>`,
  ],
  brickStreet: [
    sky('#bcd3e0', '#f4ece0'),
    towers('#a9b5bd', { y: 420, height: 190, seed: 47 }),
    `<path d="M0 560h${WIDTH}v${HEIGHT - 560}H0z" fill="#b5b0a6"/>`,
    roofs(['#9c5b46', '#58626b', '#f3e3c4'], { y: 575, height: 230, seed: 30 }),
    crowns('#6d9360', { y: 545, size: 40, count: 9, seed: 35 }),
    `<path d="M430 ${HEIGHT}Q560 640 700 578" fill="none" stroke="#a8432f" stroke-width="12"/>`,
  ],
  noodles: [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#b08b66"/><path d="M0 110h${WIDTH}M0 300h${WIDTH}M0 500h${WIDTH}" stroke="#9a7650" stroke-width="7"/>`,
    `<circle cx="600" cy="345" r="255" fill="#2f3a40"/><circle cx="600" cy="345" r="218" fill="#e9dfc9"/>`,
    `<g fill="none" stroke="#8d7a63" stroke-width="15" stroke-linecap="round"><path d="M450 315q85-85 170-24t155-15M442 378q100-68 187 0t150-14M478 436q85-50 153 0t112-10"/></g>`,
    `<g fill="#5c8a4b"><circle cx="650" cy="285" r="22"/><circle cx="688" cy="308" r="17"/><circle cx="627" cy="318" r="14"/></g><path d="M890 100l150 460M924 90l156 456" stroke="#4b3626" stroke-width="14"/>`,
  ],
} as const satisfies Record<string, readonly string[]>

export type SceneName = keyof typeof SCENES

/** A scene as an SVG document of 1200 × 675. */
export function drawScene(name: SceneName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${SCENES[name].join('')}</svg>`
}
