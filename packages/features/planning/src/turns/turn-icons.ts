import type { TurnKind } from '@repo/contract'
import {
  arrowBendLeftDown,
  arrowBendRightDown,
  arrowBendUpLeft,
  arrowBendUpRight,
  arrowClockwise,
  arrowULeftDown,
  arrowUp,
  arrowUpLeft,
  arrowUpRight,
  boatFill,
  elevator,
  flagCheckered,
  navigationArrow,
  stairs,
} from '@repo/ui/icons'

/** The text says the same, and more. */
export const TURN_ICONS: Readonly<Record<TurnKind, string>> = {
  start: navigationArrow,
  straight: arrowUp,
  slightRight: arrowUpRight,
  right: arrowBendUpRight,
  sharpRight: arrowBendRightDown,
  uTurn: arrowULeftDown,
  sharpLeft: arrowBendLeftDown,
  left: arrowBendUpLeft,
  slightLeft: arrowUpLeft,
  roundabout: arrowClockwise,
  ferry: boatFill,
  elevator,
  stairs,
  end: flagCheckered,
}
