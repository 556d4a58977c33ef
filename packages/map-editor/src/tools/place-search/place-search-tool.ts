import { searchFillIcon, searchIcon } from '../../ui/icons/phosphor-paths.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { PlaceControls } from './place-search-controls.tsx'

const SEARCHING: GuideStep = { text: ({ places }, mode) => places.guide(mode) }
const EDITING: GuideStep = { text: ({ guide }, mode) => guide.editSpot(mode) }

export const placeSearchTool = {
  button: {
    label: 'placeSearch',
    icon: searchIcon,
    pressedIcon: searchFillIcon,
    key: '/',
    shortcut: 'placeSearch',
    startsGroup: true,
    needs: 'searchPlaces',
  },
  Field: PlaceControls,
  guideStep: (snapshot) => {
    if (!snapshot.matches('placeSearch')) return null
    return snapshot.matches({ placeSearch: 'searching' }) ? SEARCHING : EDITING
  },
} satisfies Tool
