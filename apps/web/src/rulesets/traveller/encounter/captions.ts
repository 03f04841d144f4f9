/** What stands beside a figure on the range line, and what is said of it to who listens. */
import type { SaidMove } from '@umpire/traveller/at-table'
import { canAct, type EncounterView, type Figure, inHand, isHurt, runs, zerosOf } from '../views/encounter-view.ts'

import { words } from '../views/words.ts'
import { touches } from './ranges.ts'
import { fightWords } from './words.ts'

const text = fightWords.stage

export const weaponIn = (figure: Figure): string => inHand(figure)?.key.toLowerCase() ?? text.hands

const isRunning = (figure: Figure): boolean =>
  runs(figure) && (figure.movement === 'close_range' || figure.movement === 'open_range')

/** What everybody sees somebody do: after the movements of a round how they moved, before them what they hold. */
export function captionOf(view: EncounterView, figure: Figure, moved: boolean): string {
  const does = briefly(view, figure, moved)
  return moved && canAct(figure) && view.surprise !== 1 - figure.party && isRunning(figure)
    ? text.mayNotAttack(does)
    : does
}

function briefly(view: EncounterView, figure: Figure, moved: boolean): string {
  const { status, gone, movement } = figure
  if (gone !== null) return text.gone[gone] ?? gone
  if (status !== 'active') return text.status[status]
  if (view.surprise === 1 - figure.party) return text.surprised
  if (!moved) return text.holds(weaponIn(figure))
  if (runs(figure) && (movement === 'close_range' || movement === 'open_range')) return text.runs[movement]
  return text.moves[movement]
}

/** How somebody is, by the numbers where they are seen: "wounded", "still up with endurance at 0", "dead". */
export function conditionOf(figure: Figure): string {
  const { status } = figure
  const zeros = zerosOf(figure)
  if (status === 'unconscious' && zeros.length > 1) return text.serious
  if (status !== 'active') return text.status[status]
  if (zeros.length > 0) return text.stillUp(zeros.map(part => words.characteristics[part]))
  return isHurt(figure) ? text.hurt : text.unhurt
}

/** How somebody moved, if all have, and how they are. */
export function stateOf(view: EncounterView, figure: Figure, moved: boolean): string {
  if (figure.gone !== null) return text.gone[figure.gone] ?? figure.gone
  const surprised = view.surprise === 1 - figure.party
  const does = canAct(figure) && (moved || surprised) ? [briefly(view, figure, moved)] : []
  return [...does, conditionOf(figure)].join(', ')
}

/** For who listens: also whether the figure in view is at close range of it. */
export function spokenFigure(view: EncounterView, figure: Figure, moved: boolean, from: Figure | undefined): string {
  const side = view.parties[figure.party]?.name ?? ''
  const told = text.figure(figure.name, side, figure.band, captionOf(view, figure, moved))
  return from !== undefined && touches(view, from.id, figure.id) ? text.closeTo(told, from.name) : told
}

/** A planned movement in words. */
export function moveText(move: SaidMove): string {
  if ('pace' in move) {
    const movement = move.kind === 'close' ? 'close_range' : 'open_range'
    return move.pace === 'run' ? text.mayNotAttack(text.runs[movement]) : text.moves[movement]
  }
  return move.kind === 'evade' ? text.moves.evade : text.moves.stand
}
