/** Skills as bearers of effects. */
import { int, list, record, text } from '@umpire/engine'
import type { KnownSkill } from '../catalog/entry/skill-targets.ts'
import type { Bearer } from '../effect/apply.ts'
import { type Effect, effectField } from '../effect/effect.ts'

/** Whoever brings effects along, as plain data. */
export const bearerField = record({
  name: text(200),
  level: int({ min: -1000, max: 1000 }),
  effects: list(effectField, 100),
})

const writtenAs = ({ skill, specialty }: KnownSkill): string =>
  specialty === null ? skill.name : `${skill.name} (${specialty})`

const ownTarget = ({ skill }: KnownSkill): string => `skill:${skill.name}`

/** Whoever carries too much for the skill has nothing of it. */
function usable({ skill }: KnownSkill, effect: Effect): Effect {
  const most = skill.max_encumbrance
  return most === null ? effect : { ...effect, when: { encumbrance_level: { max: most }, ...effect.when } }
}

/** What a skill at that level changes, except its own level: that is worked out with it, once for each specialty. */
export const skillBearer = (known: KnownSkill, level: number): Bearer => ({
  name: writtenAs(known),
  level,
  effects: known.skill.effects.filter(({ target }) => target !== ownTarget(known)).map(effect => usable(known, effect)),
})

/** What a skill changes in its own level: Climbing by the load, Guns by IQ. */
export const ownBearer = (known: KnownSkill, level: number): Bearer => ({
  name: writtenAs(known),
  level,
  effects: known.skill.effects.filter(({ target }) => target === ownTarget(known)),
})
