/** Skills of danger: calling fire, and moving in a vacc suit. */
import { BadInput, int, oneOf, option, optional, or, replace, rule } from '@umpire/engine'
import { SUITS, VACC_SUIT_NEEDED } from '../../tables/equipment/vacc-suit.ts'
import { LEVEL, levelDm, NEEDED, REFEREE_DMS, refereeDm, refereeThrow, settle, TWO_DICE } from './level.ts'

const PER_TURN_OF_ADJUSTMENT = 1
const FIRST_SHOTS = 1

type Fired = {
  readonly throw?: string
  readonly dm?: number
  readonly total?: number
  readonly success?: boolean
  readonly hit: boolean
}

export const forwardObserver = rule(
  {
    id: 'traveller.skill.forward-observer',
    title: 'Forward observer',
    lines: '614-618',
    given: {
      level: LEVEL,
      /** Of this fire, the first being 1. */
      fire_turn: int({ min: 1, max: 1000 }),
      throw: NEEDED,
      referee_dms: REFEREE_DMS,
      /** The first shots need none. */
      roll: optional(TWO_DICE),
    },
  },
  (x, why): Fired => {
    if (x.fire_turn <= FIRST_SHOTS) {
      why.note('the first shots always miss')
      return { hit: false }
    }
    if (x.roll === undefined) throw new BadInput('roll', 'a roll of 2d6 from the second turn of fire on', x.roll)
    const { throw: needed, dm: forLevel } = levelDm(
      { skill: 'Forward Observer', use: 'hit', level: x.level, throw: x.throw },
      why,
    )
    const dm = why
      .sum('DM')
      .add('level', forLevel)
      .add('turns of adjustment', PER_TURN_OF_ADJUSTMENT * (x.fire_turn - FIRST_SHOTS))
      .add('referee', refereeDm(x.referee_dms, why))
      .total()
    const settled = settle(needed, x.roll, dm, why)
    return { ...settled, hit: settled.success }
  },
)

type Suited = {
  readonly allowed: boolean
  readonly because?: string
  readonly throw?: string
  readonly dm?: number
  readonly total?: number
  readonly success?: boolean
  readonly incident?: boolean
}

export const vaccSuit = rule(
  {
    id: 'traveller.skill.vacc-suit',
    title: 'Vacc suit',
    lines: '730-732, 746-746, 1277-1279',
    given: {
      use: or(oneOf('avoid', 'remedy', 'wear'), 'avoid'),
      level: LEVEL,
      armor: or(oneOf(...SUITS), 'vacc_suit'),
      throw: NEEDED,
      referee_dms: REFEREE_DMS,
      roll: optional(TWO_DICE),
    },
  },
  (x, why): Suited => {
    const { use, level, throw: needed, referee_dms } = x
    if (use === 'wear') {
      const least = VACC_SUIT_NEEDED.at(x.armor, why)
      if (level !== null && why.compare('level', level, '>=', least)) return { allowed: true }
      const because = least === 0 ? 'it takes vacc suit at level 0 at least' : 'it takes vacc suit at level 1 at least'
      return { allowed: false, because }
    }
    if (x.roll === undefined) return { allowed: true }
    const settled = refereeThrow({ skill: 'Vacc Suit', use, level, throw: needed, referee_dms, roll: x.roll }, why)
    return use === 'avoid' ? { allowed: true, ...settled, incident: !settled.success } : { allowed: true, ...settled }
  },
)

export const remedyBySkilled = option({
  key: 'vacc-remedy-skilled-only',
  title: 'Vacc suit: only the skilled remedy incidents',
  says: 'Only somebody with vacc suit, at level 0 at least, can try to remedy an incident.',
  replaces: [
    replace(vaccSuit, (x, why, base) => {
      if (x.use !== 'remedy' || x.level !== null) return base(x, why)
      return { allowed: false, because: 'it takes somebody with vacc suit skill', success: false }
    }),
  ],
})
