/** What the bot remembers of attacks it has weighed is what it would weigh anew. */
import { compose, type Policy } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { ShootOffer, StrikeOffer } from '../attack/target-offer.ts'
import { DeclareOffer } from '../declare/declare.ts'
import type { Fight } from '../state/state.ts'
import { BLADES, GUNS, mirror, played } from '../test/mirror-fights.ts'
import { bestStrike } from './blow.ts'
import { bot } from './bot.ts'
import { guns, Moment } from './moment.ts'
import { bestThrow } from './ready.ts'
import { bestShot } from './shoot.ts'
import { Worth } from './worth.ts'

const ruleset = compose(choosable)

const SET_UPS: { readonly [what: string]: Fight } = {
  'guns among clutter': mirror(GUNS, 25, { clutter: 'medium' }),
  'guns in low light': mirror(GUNS, 12, { light: 'low light' }),
  blades: mirror(BLADES, 6),
}

test.each(Object.entries(SET_UPS))('tensided.proc.combat-round: what is remembered of attacks, %s', (what, start) => {
  const remembered = new Worth(ruleset.silent)
  let compared = 0
  const same = (fight: Fight, place: number, weigh: (moment: Moment) => unknown): void => {
    expect(weigh(new Moment(fight, place, remembered))).toEqual(
      weigh(new Moment(fight, place, new Worth(ruleset.silent))),
    )
    compared++
  }
  const plays = bot(ruleset)
  const comparing: Policy<Fight> = (offer, state) => {
    if (offer instanceof ShootOffer) same(offer.fight, offer.place, moment => bestShot(moment, offer.arm))
    if (offer instanceof StrikeOffer) same(offer.fight, offer.place, moment => bestStrike(moment, offer.arm))
    if (offer instanceof DeclareOffer && offer.before.length === 0) {
      same(offer.fight, offer.place, moment => [
        guns(moment).map(arm => bestShot(moment.as({ acts: [`shoot:${arm}`, `shoot:${arm}`] }), arm)),
        bestStrike(moment.as({ acts: ['move:run', 'strike:0'], pace: 5 }), moment.fighter.arms.length - 1, moment.foes),
        moment.fighter.arms.map((_, arm) => bestThrow(moment, arm)),
      ])
    }
    return plays(offer, state)
  }
  played(ruleset, comparing, start, 6, `remembered ${what}`)
  expect(compared).toBeGreaterThan(100)
})
