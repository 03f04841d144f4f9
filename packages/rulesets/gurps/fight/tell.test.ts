import { seeded } from '@umpire/dice'
import { compose, type Policy, startPlay, throwing } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../rules.ts'
import { bot } from './bot.ts'
import { type FightFact, fightFacts } from './facts.ts'
import { fight } from './fight.ts'
import { arm, blow, fightOf, gun, somebody, standing, workedPeople } from './fight-fixture.ts'
import { fightPlay } from './index.ts'
import type { Fight } from './state.ts'
import { tellAll, told } from './tell.ts'

const ruleset = compose(choosable)
const world = { ...fightPlay, ruleset }

/** Nobody's name is what the rules call him. */
const named = (one: Fight): Fight => ({
  ...one,
  roster: one.roster.map(fighter => ({ ...fighter, name: fighter.id.toUpperCase() })),
})

/** With fists, axes, shields, grenades and knives to throw, hand to hand. */
function brawl(): Fight {
  const axe = arm('Axe', { unbalanced: true, parry: 5, blows: [blow('swing', 12, '2d', 'cutting')] })
  const shield = arm('Shield', { block: 8, shield_pd: 3 })
  const knife = arm('Knife', { weight_lb: 1, parry: 6, blows: [blow('thrust', 13, '1d-1', 'impaling')] })
  const shot = gun(12, '1d', { type: 'impaling', max_range: 20 })
  const grenade = arm('Grenade', {
    thrown: { ...shot, damage: { dice: 5, adds: 2, times: 1 }, fragments: shot.damage },
  })
  const thrown = { ...knife, key: 'Knife 2', thrown: shot }
  const ana = somebody('ana', 0, [axe, shield, grenade], { judo: 14, dx: 12 })
  const ben = somebody('ben', 0, [thrown], { judo: 14, dx: 12 })
  const cid = somebody('cid', 1, [knife, grenade], { dx: 12 })
  const dag = somebody('dag', 1, [], { judo: 15, ht: 14 })
  return fightOf([
    [ana, standing(ana, 0, ['Grenade'])],
    [ben, standing(ben, -1)],
    [cid, standing(cid, 1, ['Grenade'])],
    [dag, standing(dag, 2, [], { stun: { kind: 'mental', turns: 0, roll: 'IQ', modifier: 0 } })],
  ])
}

/** Whatever is allowed. */
const anything = (seed: string): Policy<unknown> => {
  const source = seeded(seed)
  return ({ choices }) => {
    const allowed = choices.filter(choice => choice.refused === undefined)
    return allowed[source.draw(Math.max(1, allowed.length), 1)]?.key ?? ''
  }
}

/** What another fact tells. */
const QUIET: readonly FightFact['type'][] = ['turnEnded', 'turnBegan', 'struckWith', 'parriedWith']

const WRONG = /undefined|null|NaN|\[object|_|\b[a-z]+-[a-z]+\b|\b(dora|anton|kurt|ana|ben|cid|dag)\b/

/** Plays it and answers the kinds of facts that were told. */
function check(start: Fight, policy: Policy<Fight>, seed: string): ReadonlySet<string> {
  const { entries } = startPlay(world, fight, { seconds: 30 }, start, throwing(seeded(seed)), [], policy)
  const lines: string[] = []
  tellAll(start, entries, line => lines.push(line))
  expect(lines.filter(line => WRONG.test(line) || line.trim() === '')).toEqual([])
  const kinds = new Set<string>()
  let state = start
  for (const entry of entries) {
    if (entry.fact === undefined) continue
    const happened = fightFacts.read(entry.fact)
    kinds.add(happened.type)
    if (!QUIET.includes(happened.type))
      expect([happened.type, told(entry, happened, state)]).not.toEqual([happened.type, []])
    state = fightPlay.evolve(state, happened)
  }
  return kinds
}

test('gurps.procedure.combat: fights are told whoever plays, everybody and everything by name', () => {
  const kinds = new Set<string>()
  for (let seed = 0; seed < 50; seed++) {
    for (const start of [named(workedPeople()), named(brawl())]) {
      for (const policy of [bot(ruleset), anything(`choices ${seed}`)]) {
        for (const kind of check(start, policy, `dice ${seed}`)) kinds.add(kind)
      }
    }
  }
  // Nearly everything that these rules know happens in them.
  for (const kind of ['attacked', 'defended', 'woundedBy', 'burst', 'fell', 'jammed', 'reloaded', 'flewOff', 'died']) {
    expect(kinds).toContain(kind)
  }
})
