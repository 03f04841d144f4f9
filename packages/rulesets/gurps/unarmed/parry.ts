/** Parrying with bare hands. */
import { flag, oneOf, or, rule, text, type Why } from '@umpire/engine'
import { parryFractions } from '../skill/unarmed.ts'
import { encumbranceField, scoreField, skillLevel } from './skills.ts'

type Against = 'punch' | 'kick' | 'thrusting-weapon' | 'swung-weapon'

interface Parrying {
  readonly dx: number
  readonly boxing?: number
  readonly brawling?: number
  readonly judo?: number
  readonly karate?: number
  readonly encumbrance_level: number
  readonly hands_empty: boolean
}

/** The best that hands and skills have to offer, and which of them it is: the one that throws next turn is Judo. */
type Best = { readonly parry: number; readonly by: string }

function bestParry(x: Parrying, plain: number, against: Against, why: Why): Best {
  const { boxing, brawling, judo, karate, encumbrance_level, hands_empty } = x
  let best = { parry: plain, by: 'DX' }
  const with_ = (skill: string, level: number | undefined): void => {
    if (level === undefined) return
    const situation = { hands: 1, hands_empty, encumbrance_level, against, combat_reflexes: false, bearers: [] }
    const parry = parryFractions({ skill, level, ...situation }, why)
    if (parry !== null && parry > best.parry) best = { parry, by: skill }
  }
  with_('Boxing', boxing)
  with_('Brawling', brawling)
  with_('Judo', judo)
  with_('Karate', karate)
  return best
}

const learned = {
  dx: scoreField,
  boxing: skillLevel,
  brawling: skillLevel,
  judo: skillLevel,
  karate: skillLevel,
  encumbrance_level: encumbranceField,
  hands_empty: or(flag(), true),
}

export const unarmedParry = rule(
  {
    id: 'gurps.unarmed.parry',
    title: 'Parrying with bare hands',
    lines: '2333-2335',
    given: { ...learned, against: or(oneOf('punch', 'kick'), 'punch') },
  },
  (x, why) => bestParry(x, why.round('half of DX', x.dx / 2, 'down'), x.against, why),
)

/** Against anything that is swung; Judo and Karate know how. */
const ARMED = -3

export const unarmedParryWeapon = rule(
  {
    id: 'gurps.unarmed.parry-weapon',
    title: 'Parrying a weapon with bare hands',
    lines: '2337',
    given: {
      ...learned,
      /** What comes at him: thrust-bayonet, swung-shovel and the like. Whatever does not thrust is swung. */
      against: or(text(100), 'swung-weapon'),
      /** The parry failed, and before damage is rolled the attacker says where the weapon hits. */
      failed: or(flag(), false),
      attacker_chooses: or(oneOf('target', 'arm'), 'target'),
    },
  },
  (x, why) => {
    const thrusts = x.against.startsWith('thrust')
    const plain = why
      .sum('with DX')
      .add('half of DX', why.round('half of DX', x.dx / 2, 'down'))
      .when(!thrusts, 'against a weapon', ARMED, 'it thrusts')
      .total()
    return {
      ...bestParry(x, plain, thrusts ? 'thrusting-weapon' : 'swung-weapon', why),
      /** Where it hits, if it does. */
      location: x.failed ? x.attacker_chooses : null,
    }
  },
)
