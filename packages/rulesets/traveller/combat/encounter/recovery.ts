/** Coming round after a fight, and getting well. */
import { flag, int, nullable, oneOf, option, optional, or, replace, rule, type Why } from '@umpire/engine'
import { type Physique, physique } from '../../core/physique.ts'
import { MINUTES_TO_WAKE, MINUTES_TO_WAKE_SERIOUS } from '../../tables/combat/recovery-times.ts'
import { CARE, KITS, type Status } from '../../tables/combat/wounds.ts'
import { woundStatus, zerosOf } from './wounds.ts'

const minutes = int({ min: 0 })

type Recovering = {
  readonly strength: number
  readonly dexterity: number
  readonly endurance: number
  readonly status: Status
}

const standing = ({ strength, dexterity, endurance }: Physique, status: Status): Recovering => ({
  strength,
  dexterity,
  endurance,
  status,
})

const halfWay = (label: string, wounded: number, before: number, why: Why): number =>
  why.round(label, (wounded + before) / 2, 'down')

/** Half way from the wounded value to the one on entering the combat; the healthy one if they entered unhurt. */
export const recoveryMinor = rule(
  {
    id: 'traveller.combat.recovery-minor',
    title: 'Waking from unconsciousness',
    lines: '1089-1089',
    given: {
      full: physique(),
      at_start: optional(physique()),
      current: physique(),
      /** Since falling. */
      minutes,
    },
  },
  (x, why): Recovering => {
    const { current } = x
    const wakes =
      why.compare('characteristics at zero', zerosOf(current), '=', 1) &&
      why.compare('minutes', x.minutes, '>=', MINUTES_TO_WAKE)
    if (!wakes) return standing(current, woundStatus({ current }, why).status)
    const before = x.at_start ?? x.full
    return {
      strength: why.atLeast('on waking', 1, halfWay('strength', current.strength, before.strength, why)),
      dexterity: why.atLeast('on waking', 1, halfWay('dexterity', current.dexterity, before.dexterity, why)),
      endurance: why.atLeast('on waking', 1, halfWay('endurance', current.endurance, before.endurance, why)),
      status: 'active',
    }
  },
)

export const recoverySerious = rule(
  {
    id: 'traveller.combat.recovery-serious',
    title: 'Seriously wounded',
    lines: '1091-1091',
    given: { full: physique(), current: physique(), minutes },
  },
  (x, why): Recovering => {
    const { current } = x
    const wakes =
      why.compare('characteristics at zero', zerosOf(current), '=', 2) &&
      why.compare('minutes', x.minutes, '>=', MINUTES_TO_WAKE_SERIOUS)
    if (!wakes) return standing(current, woundStatus({ current }, why).status)
    return {
      strength: why.atLeast('strength on waking', 1, current.strength),
      dexterity: why.atLeast('dexterity on waking', 1, current.dexterity),
      endurance: why.atLeast('endurance on waking', 1, current.endurance),
      status: 'active',
    }
  },
)

/** Not in this printing, but in a published clarification of the next: `no-half-way` leaves it out. */
export const recoveryLight = rule(
  {
    id: 'traveller.combat.recovery-light',
    title: 'Wounded without losing consciousness',
    lines: '1083-1089',
    given: {
      full: physique(),
      at_start: optional(physique()),
      current: physique(),
      combat_over: or(flag(), false),
      /** Was unconscious in this combat, so that the way back has been gone already. */
      fell: or(flag(), false),
    },
  },
  (x, why): Recovering => {
    const { current } = x
    const { status } = woundStatus({ current }, why)
    if (!x.combat_over || x.fell || status !== 'active') return standing(current, status)
    const before = x.at_start ?? x.full
    return {
      strength: halfWay('strength', current.strength, before.strength, why),
      dexterity: halfWay('dexterity', current.dexterity, before.dexterity, why),
      endurance: halfWay('endurance', current.endurance, before.endurance, why),
      status,
    }
  },
)

export const recoveryFull = rule(
  {
    id: 'traveller.combat.recovery-full',
    title: 'Full recovery',
    lines: '1089-1091',
    given: {
      /** The most characteristics at zero at one time since the last full recovery. */
      zeros: int({ min: 0, max: 3 }),
      kit: or(nullable(oneOf(...KITS)), null),
      attending_medical: or(nullable(int({ min: 0 })), null),
      /** Without fighting, running or a new wound. */
      rest_days: or(int({ min: 0 }), 0),
    },
    gives: 'recovered',
  },
  (x, why) => {
    if (!why.compare('characteristics at zero', x.zeros, '<', 3)) return false
    const care = CARE.at(x.zeros < 2 ? 'minor' : 'serious', why)
    const equipped = x.kit === care.kit || x.kit === 'medical facility'
    if (equipped && x.attending_medical !== null) {
      if (why.compare('medical of who attends', x.attending_medical, '>=', care.medical)) return true
    }
    return care.rest_days !== null && why.compare('days of rest', x.rest_days, '>=', care.rest_days)
  },
)

export const noHalfWay = option({
  key: 'no-half-way',
  title: 'No half way back for those who never fell',
  says: 'Whoever was wounded without losing consciousness keeps the wounds until full recovery, as this printing has it.',
  replaces: [replace(recoveryLight, (x, why) => standing(x.current, woundStatus({ current: x.current }, why).status))],
})

export const halfWayFromFull = option({
  key: 'half-way-from-full',
  title: 'Half way is reckoned from the healthy value',
  says: 'Half way back is taken from the healthy value also for somebody who entered the combat hurt.',
  excludes: ['no-half-way'],
  replaces: [
    replace(recoveryMinor, (x, why, base) => base({ ...x, at_start: x.full }, why)),
    replace(recoveryLight, (x, why, base) => base({ ...x, at_start: x.full }, why)),
  ],
})
