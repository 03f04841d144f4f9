/** How somebody stands, in a few words. */
import type { TokenMarkProps } from '../../../elements/play/token.tsx'
import { type FightView, type Figure, isBleeding, nameOf } from '../views/fight-view.ts'
import { fightWords as text } from './words.ts'

/** What keeps somebody from acting; none if nothing does. */
export function conditionOf({ status, gone, seized, stun }: Figure): string | undefined {
  if (gone !== null) return text.gone[gone] ?? gone
  if (status !== 'active') return text.status[status] ?? status
  if (seized !== null) return text.seized[seized.by] ?? seized.by
  return stun !== null ? text.stunned : undefined
}

/** Everything that everybody sees of him. */
export function stateOf(view: FightView, figure: Figure): string {
  const { position, aim, on_fire, off_balance, crippled } = figure
  const parts = [
    conditionOf(figure) ?? text.position(position),
    ...(aim === null ? [] : [text.aims(nameOf(view, aim.target), aim.turns)]),
    ...(isBleeding(figure) ? [text.bleeding] : []),
    ...(on_fire ? [text.onFire] : []),
    ...(off_balance ? [text.offBalance] : []),
    ...(crippled.length > 0 ? [text.crippled(crippled.map(({ part }) => part))] : []),
  ]
  return parts.join(', ')
}

type Pips = NonNullable<TokenMarkProps['pips']>

/** The most serious first: a token has four corners. */
export function pipsOf(figure: Figure): Pips {
  const { status, gone, stun, seized, position, aim } = figure
  if (status !== 'active' || gone !== null) return ['out']
  return [
    ...(stun !== null || seized !== null ? (['stunned'] as const) : []),
    ...(isBleeding(figure) ? (['bleeding'] as const) : []),
    ...(aim === null ? [] : (['aim'] as const)),
    ...(position === 'kneeling' || position === 'crouching' ? (['kneel'] as const) : []),
    ...(position === 'lying' || position === 'crawling' ? (['prone'] as const) : []),
  ]
}
