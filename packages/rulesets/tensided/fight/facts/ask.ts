/** What a fight asks, and how it throws. */
import { type Dice, dice } from '@umpire/dice'
import { type About, type Ask, hushed, type Result, type Why } from '@umpire/engine'
import { diceless } from '../../campaign/settings.ts'
import { halfOfMost } from '../../core/diceless.ts'
import type { Bodies, Fight } from '../state/state.ts'
import type { dropped } from './arm.ts'
import type { BodyFact } from './body.ts'
import type { FightFact } from './facts.ts'

export type Asking = Ask<Fight, FightFact>

/** What wounds, blood and exhaustion ask: they are the same in a fight and outside of one. */
export type BodyAsking = Pick<
  Ask<Bodies, BodyFact | ReturnType<typeof dropped>>,
  'why' | 'state' | 'roll' | 'read' | 'choose' | 'record'
>

export const D10 = dice('1d10')
export const D8 = dice('1d8')
export const D6 = dice('1d6')
export const D4 = dice('1d4')

interface Throwing {
  readonly why: Why
  roll(dice: Dice, about: About): number
  read<T extends Result>(dice: Dice, about: About, reading: (total: number) => T): T
}

/** Asked before every throw, which is no reason to tell it each time. */
const isDiceless = (why: Why): boolean => diceless(hushed(why))

/** A throw as the rules read it; where there are no dice, half of the most they could show. */
export const reads = <T extends Result>(ask: Throwing, dice: Dice, about: About, reading: (total: number) => T): T =>
  isDiceless(ask.why) ? reading(halfOfMost(dice.text)) : ask.read(dice, about, reading)

/** Single faces in the order they fell, likewise. */
export const facesOf = (ask: Asking, count: number, die: '1d6', about: About): readonly number[] =>
  isDiceless(ask.why) ? Array<number>(count).fill(halfOfMost(die)) : ask.inOrder(dice(`${count}${die.slice(1)}`), about)

/** The total of a throw, likewise. */
export const throws = (ask: Throwing, dice: Dice, about: About): number =>
  isDiceless(ask.why) ? halfOfMost(dice.text) : ask.roll(dice, about)
