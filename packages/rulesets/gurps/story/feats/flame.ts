/** Fire: second by second, each a wound of its own. */
import { flag, int, nullable, or, procedure } from '@umpire/engine'
import { flame } from '../../hazard/flame.ts'
import { type Asking, isAlive, ONE_DIE, TAKES_TIME } from '../body/common.ts'
import { hurt, tire } from '../body/harm.ts'
import { advance } from '../body/time.ts'
import { burned } from '../facts/feat-facts.ts'
import { THREE_DICE, WHO } from '../facts/fields.ts'
import { armorAllOver, frameIn, vitalsOf } from '../person/vitals.ts'

export const inFire = procedure(
  {
    id: 'gurps.procedure.flame',
    title: 'In the fire',
    given: {
      ...WHO,
      seconds: int({ min: 1, max: 600 }),
      /** Rather than passing through. */
      standing: or(flag(), false),
      /** Of armour that covers everything; what is worn, if nothing is said. */
      dr: or(nullable(int({ min: 0, max: 1000 })), null),
      takes_time: TAKES_TIME,
    },
  },
  (ask: Asking, x): { readonly injury: number } => {
    const { why } = ask
    const { who } = x
    const { person } = vitalsOf(ask.state, who, why)
    const dr = x.dr ?? armorAllOver(person)
    const { ht } = person.character.attributes
    const frame = frameIn(person, why)
    const body = { ht, bearers: person.traits, standing_in_fire: x.standing, dr, body: frame }
    let injury = 0
    for (let second = 1; second <= x.seconds && isAlive(ask.state, who); second++) {
      if (x.takes_time) advance(ask, 1)
      if (dr === 0) injury += burn(ask, who, body)
      else heat(ask, who, { ...body, turns_in_fire: second })
    }
    ask.record(burned({ who, seconds: x.seconds, injury }))
    return { injury }
  },
)

type Body = Pick<Parameters<typeof flame>[0], 'ht' | 'bearers' | 'standing_in_fire' | 'dr' | 'body'>

function burn(ask: Asking, who: string, body: Body): number {
  const injury = ask.read(
    ONE_DIE,
    { purpose: 'burning', by: who },
    face => flame({ ...body, turns_in_fire: 1, dice: [face], rolls: [] }, ask.why).injury ?? 0,
  )
  hurt(ask, who, injury, 'fire')
  return injury
}

/** Once the armour is hot, a roll each turn. */
function heat(ask: Asking, who: string, body: Body & { readonly turns_in_fire: number }): void {
  const before = flame({ ...body, turns_in_fire: body.turns_in_fire - 1, rolls: [] }, ask.why).ht_rolls_due
  if (flame({ ...body, rolls: [] }, ask.why).ht_rolls_due === before) return
  const points = ask.read(
    THREE_DICE,
    { purpose: 'to bear the heat', by: who },
    roll => flame({ ...body, rolls: Array.from({ length: before + 1 }, () => roll) }, ask.why).fatigue ?? 0,
  )
  tire(ask, who, 'ordinary', points > before ? 1 : 0, 'heat')
}
