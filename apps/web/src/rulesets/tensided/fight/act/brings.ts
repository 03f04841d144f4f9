/** What something is worth, in a few words beside its name. */
import { percentOf } from '../../../../text/hundred.ts'
import { listedNames } from '../../../common/words.ts'
import type { FieldAnswer, HitsAnswer } from '../../odds/ask.ts'
import type { Figure } from '../../views/fight-view.ts'
import { fightWords } from '../words.ts'
import { type Group, thingOf } from './acts.ts'

const text = fightWords.act.brings
const NEVER = { ways: 0n, of: 1n }

/** Attacks, whose chance stands beside them. */
export const WEIGHED: readonly string[] = ['shoot', 'strike', 'throw', 'grapple', 'disarm']

export function bringsOf(
  { kind, legal }: Group,
  actor: Figure,
  field: FieldAnswer | undefined,
  hits: HitsAnswer | undefined,
): string | undefined {
  switch (kind) {
    case 'shoot':
    case 'strike':
    case 'throw':
    case 'grapple':
    case 'disarm': {
      if (hits === undefined) return text.working
      const known = legal.flatMap(({ key }) => hits.hits[key] ?? [])
      const best = known.reduce((most, one) => (one.ways * most.of > most.ways * one.of ? one : most), NEVER)
      return known.length === 0 ? text.nobody : text.hit(percentOf(best))
    }
    case 'aim':
      return text.further(actor.aim === null ? 0 : actor.aim.extra + 1)
    case 'move':
      return field === undefined ? undefined : text.paces(field.paces.walk, field.paces.run, field.paces.sprint)
    case 'draw':
    case 'drop':
    case 'clear':
      return listedNames(legal.flatMap(({ about }) => thingOf(about, actor) ?? []))
    case 'reload': {
      const act = legal[0]?.about
      const state = act !== undefined && 'arm' in act ? actor.armStates?.[act.arm] : undefined
      return state === undefined ? undefined : text.left(state.rounds)
    }
    case 'cover':
    case 'better-cover':
    case 'wait':
      return text.round
    default:
      return undefined
  }
}
