/** How somebody stands, in a few words. */
import type { TokenMarkProps } from '../../../elements/play/token.tsx'
import { bleedingOf, canAct, type FightView, type Figure, nameOf } from '../views/fight-view.ts'
import { fightWords as text } from './words.ts'

/** What keeps somebody from acting; none if nothing does. */
export function conditionOf({ status, gone, out }: Figure): string | undefined {
  if (gone !== null) return text.gone[gone] ?? gone
  if (status === 'dead' || status === 'comatose') return text.status(status)
  return out === null ? undefined : (text.out[out.state] ?? out.state)
}

/** Limbs that are not as they should be. */
const limbsOf = ({ limbs }: Figure): readonly string[] =>
  limbs.flatMap(({ limb, status, severed }) =>
    severed ? [text.severed(limb)] : status === 'uninjured' ? [] : [text.limb(limb, status)],
  )

/** What everybody sees of him, beside how badly wounded he is. */
export function besidesOf(view: FightView, figure: Figure): readonly string[] {
  const { id, status, aim, waited, cover, exposed } = figure
  const bleeding = bleedingOf(figure)
  const condition = conditionOf(figure)
  return [
    ...(condition === undefined || condition === text.status(status) ? [] : [condition]),
    ...limbsOf(figure),
    ...(bleeding > 0 ? [text.bleeding(bleeding)] : []),
    ...(cover === null ? [] : [exposed ? text.exposed : text.hidden]),
    ...(aim === null ? [] : [text.aims(aim.target === null ? undefined : nameOf(view, aim.target), aim.extra)]),
    ...(waited === null ? [] : [text.waits(nameOf(view, waited.target), waited.rounds)]),
    ...view.holds.flatMap(({ by, on }) =>
      by === id ? [text.holds(nameOf(view, on))] : on === id ? [text.held(nameOf(view, by))] : [],
    ),
  ]
}

/** Everything that everybody sees of him. */
export const stateOf = (view: FightView, figure: Figure): string =>
  [text.status(figure.status), ...besidesOf(view, figure)].join(', ')

type Pips = NonNullable<TokenMarkProps['pips']>

/** The most serious first: a token has four corners. */
export function pipsOf(figure: Figure): Pips {
  const { out, aim, cover } = figure
  const dazed = out?.state === 'stunned' || out?.state === 'spent'
  if (!canAct(figure) && !dazed) return ['out']
  return [
    ...(dazed ? (['stunned'] as const) : []),
    ...(bleedingOf(figure) > 0 ? (['bleeding'] as const) : []),
    ...(aim === null ? [] : (['aim'] as const)),
    ...(cover === null ? [] : (['cover'] as const)),
  ]
}
