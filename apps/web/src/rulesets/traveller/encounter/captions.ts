/** What stands beside a figure on the range line, and what is said of it to who listens. */
import { type EncounterView, type Figure, inHand } from '../views/encounter-view.ts'
import { words } from '../words.ts'

const text = words.stage

export const weaponIn = (figure: Figure): string => inHand(figure)?.key.toLowerCase() ?? text.hands

/** What everybody sees somebody do: after the movements of a round how they moved, before them what they hold. */
export function captionOf(view: EncounterView, figure: Figure, moved: boolean): string {
  const { status, gone, movement, runs } = figure
  if (gone !== null) return text.gone[gone] ?? gone
  if (status !== 'active') return text.status[status]
  if (view.surprise === 1 - figure.party) return text.surprised
  if (!moved) return text.holds(weaponIn(figure))
  if (runs && (movement === 'close_range' || movement === 'open_range')) return text.runs[movement]
  return text.moves[movement]
}

export function spokenFigure(view: EncounterView, figure: Figure, moved: boolean): string {
  const side = view.parties[figure.party]?.name ?? ''
  return text.figure(figure.name, side, figure.band, captionOf(view, figure, moved))
}

/** A planned movement in words. */
export function moveText(key: string): string {
  const [kind = '', , pace] = key.split(':')
  if (kind === 'close' || kind === 'open') {
    const movement = kind === 'close' ? 'close_range' : 'open_range'
    return pace === 'run' ? text.runs[movement] : text.moves[movement]
  }
  return kind === 'evade' ? text.moves.evade : text.moves.stand
}
