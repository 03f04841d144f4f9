/** Weight that crushes, and what it costs to stay up under it: gulliver.enc.burden, gulliver.enc.crush. */
import { int, num, or, procedure, rule } from '@umpire/engine'
import { type Asking, advance, hurt, isAlive, THREE_DICE, tire, toughnessOf, WHO } from '@umpire/gurps/story-rooms'
import { fraction } from '../common/fields.ts'
import { placeOf } from '../creature/body/performance.ts'
import { burden, crush } from '../enc/crushing.ts'
import { accelerationHazard } from '../enc/effects.ts'
import { type Level, NONE } from '../enc/level.ts'
import { ratios } from '../enc/ratios.ts'
import { bodyNow, figure, rollAgainst, told } from './body.ts'

const HOUR = 3600

/** Points that it costs to stay up for so many turns: none, unless the campaign counts them. */
export const stayingUp = rule(
  {
    id: 'gulliver.fatigue.staying-up',
    title: 'What it costs to stay up under one’s own weight',
    lines: '',
    given: { burden: int({ min: -40, max: 10_004 }), turns: int({ min: 0, max: 1_000_000 }) },
    gives: 'fatigue',
  },
  (): number => 0,
)

function weightOf(ask: Asking, who: string, g: number) {
  const { why } = ask
  const doer = bodyNow(ask, who)
  const { frame, body } = doer
  const { wsr, msr } = ratios({ body_mass: frame.body_lb, gear: frame.carried_lb, load_st: doer.load_st, g }, why)
  return { doer, ...burden({ wsr, msr, extra_encumbrance: body.extra_encumbrance }, why) }
}

export const bearWeight = procedure(
  {
    id: 'gulliver.procedure.bear-weight',
    title: 'Under a heavier pull',
    given: {
      ...WHO,
      g: num({ min: 0, max: 1000 }),
      hours: or(int({ min: 0, max: 24 }), 1),
      /** On one's feet, at first. */
      turns: or(int({ min: 0, max: 3600 }), 1),
      /** How much of it a soft bed takes away. */
      support: or(fraction({ min: 0, max: 1 / 2 }), 0),
    },
  },
  (ask: Asking, { who, g, hours, turns, support }): { readonly injury: number } => {
    const { why } = ask
    const { doer, burden: key, level, extreme_level } = weightOf(ask, who, g)
    tire(ask, who, 'ordinary', stayingUp({ burden: placeOf(key), turns }, why), 'one’s own weight')
    presses(ask, who, doer.ht, placeOf(level))
    const given = { ht: doer.ht, extreme_level, support, toughness: toughnessOf(doer.person, why) }
    let injury = 0
    for (let hour = 0; hour < hours && isAlive(ask.state, who); hour++) {
      advance(ask, HOUR)
      if (extreme_level === 0 || !isAlive(ask.state, who)) continue
      const lost = ask.read(
        THREE_DICE,
        { purpose: 'to bear one’s own weight', by: who },
        roll => crush({ ...given, roll }, why).injury,
      )
      injury += lost
      hurt(ask, who, lost, 'one’s own weight')
    }
    told(ask, who, 'bears the weight', injury === 0 ? 'unharmed' : `${figure(injury)} points of harm`, injury === 0)
    return { injury }
  },
)

/** Whoever is pressed down may black out; that is yours to say. */
function presses(ask: Asking, who: string, ht: number, level: Level): void {
  if (level <= NONE) return
  const { success } = rollAgainst(ask, who, 'HT', accelerationHazard({ ht, level }, ask.why))
  if (success) return
  ask.note({ text: `${who} does not bear the pull well.`, rule: accelerationHazard.id })
}
