/** Fights between sizes for the tests of switches: who is how large, and what a switch makes of a blow. */
import { type Chosen, compose, type Option, type Ruleset } from '@umpire/engine'
import { frameOf } from '@umpire/gurps/fight-rooms'
import { arm, blow, fightOf, scripted, somebody, standing } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { screenOptions } from '@umpire/screen'
import { byScale, dimension } from '../../common/scale.ts'
import { gulliverOptions } from '../index.ts'
import { SWITCHES } from '../switch/switches.ts'

const OVER_SCREEN = [...choosable.options, ...screenOptions, ...gulliverOptions(screenOptions)]
const ALONE = [...choosable.options, ...gulliverOptions([])]

/** A switch with everything that it needs. */
export function withAll(...keys: readonly string[]): Chosen {
  const chosen = new Set(keys)
  for (const key of chosen) for (const more of SWITCHES.find(one => one.key === key)?.requires ?? []) chosen.add(more)
  return { options: [...chosen], settings: {} }
}

export const everyOption = (screen = true): { readonly options: readonly Option[] } => ({
  options: screen ? OVER_SCREEN : ALONE,
})

/** With the switches and all they need; without the screen where nothing of it is needed. */
export function rulesWith(...keys: readonly string[]): Ruleset {
  const chosen = withAll(...keys)
  const alone = chosen.options.every(key => ALONE.some(one => one.key === key))
  return compose(everyOption(!alone), chosen)
}

const SWORD = arm('Sword', {
  weight_lb: 3,
  parry: 7,
  blows: [blow('swing', 14, '1d+2', 'cutting'), blow('thrust', 14, '1d+1', 'impaling')],
})

/** Somebody of human build at that Size, with a sword made for his hand. */
export function ofSize(id: string, side: number, size: number, more: Parameters<typeof somebody>[3] = {}) {
  const sword = { ...SWORD, weight_lb: byScale('volume', SWORD.weight_lb, size) }
  const plain = somebody(id, side, [sword], { dx: 12, ...more })
  const frame = {
    ...frameOf(plain),
    yards: dimension(size),
    body_lb: byScale('volume', 150, size),
    lift_st: byScale('area', plain.st, size),
  }
  return { ...plain, frame }
}

export type Sized = ReturnType<typeof ofSize>

/** Two of them, a yard apart. */
export const meeting = (one: Sized, other: Sized) =>
  fightOf([
    [one, standing(one, 0)],
    [other, standing(other, 1)],
  ])

/** The first turn of such a fight by a script; the quicker acts first. */
export const played = (start: ReturnType<typeof meeting>, chosen: Chosen, answers: Parameters<typeof scripted>[3]) =>
  scripted(everyOption(), chosen, start, answers)

/** Somebody on his feet who sees a plain blow coming and may do anything against it. */
export const MOMENT = {
  pd: 0,
  maneuver: 'attack',
  position: 'standing',
  combat_reflexes: false,
  stunned: false,
  aware: true,
  attack_from: 'front',
  attack: 'hand-weapon',
  critical_hit: false,
  modifiers: [],
  retreat: false,
  feint: 0,
  circumstances: [],
  unarmed: false,
} as const
