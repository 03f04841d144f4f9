/** How somebody stands, in a few words. */
import type { TokenMarkProps } from '../../../elements/play/token.tsx'
import { type FightView, type Figure, nameOf } from '../views/fight-view.ts'
import { fightWords as text } from './words.ts'

/** What keeps somebody from acting; none if nothing does. */
export function conditionOf({ status, gone, seized, stunned }: Figure): string | undefined {
  if (gone !== null) return text.gone[gone] ?? gone
  if (status !== 'active') return text.status[status] ?? status
  if (seized !== null) return text.seized[seized] ?? seized
  return stunned ? text.stunned : undefined
}

/** Everything that everybody sees of him. */
export function stateOf(view: FightView, figure: Figure): string {
  const { position, aim, bleeding, onFire, offBalance, crippled } = figure
  const parts = [
    conditionOf(figure) ?? text.position(position),
    ...(aim === null ? [] : [text.aims(nameOf(view, aim.target), aim.turns)]),
    ...(bleeding ? [text.bleeding] : []),
    ...(onFire ? [text.onFire] : []),
    ...(offBalance ? [text.offBalance] : []),
    ...(crippled.length > 0 ? [text.crippled(crippled)] : []),
  ]
  return parts.join(', ')
}

type Pips = NonNullable<TokenMarkProps['pips']>

/** The most serious first: a token has four corners. */
export function pipsOf({ status, gone, stunned, seized, position, aim, bleeding }: Figure): Pips {
  if (status !== 'active' || gone !== null) return ['out']
  return [
    ...(stunned || seized !== null ? (['stunned'] as const) : []),
    ...(bleeding ? (['bleeding'] as const) : []),
    ...(aim === null ? [] : (['aim'] as const)),
    ...(position === 'kneeling' || position === 'crouching' ? (['kneel'] as const) : []),
    ...(position === 'lying' || position === 'crawling' ? (['prone'] as const) : []),
  ]
}
