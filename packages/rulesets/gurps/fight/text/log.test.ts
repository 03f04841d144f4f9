import { seeded } from '@umpire/dice'
import { compose, type Policy, startPlay, throwing } from '@umpire/engine'
import { expect, test } from 'vitest'
import { quickContest } from '../../contest/contest.ts'
import { choosable } from '../../ruleset/rules.ts'
import { bot } from '../bot/bot.ts'
import { fired } from '../facts/arm.ts'
import { attacked } from '../facts/attacked.ts'
import { fell } from '../facts/body.ts'
import { type FightFact, fightFacts } from '../facts/facts.ts'
import { fightPlay } from '../index.ts'
import type { Fight } from '../state/state.ts'
import { arm, blow, fightOf, gun, somebody, standing, workedPeople } from '../test/people.ts'
import { fight } from '../turn/fight.ts'
import { tellAll, told } from './log.ts'

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

/** What another fact tells, always or at times. */
const QUIET: readonly FightFact['type'][] = ['turnEnded', 'turnBegan', 'struckWith', 'parriedWith', 'fired']

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

test('gurps.contest.quick: both rolls are told against what each of them needed, though they came up alike', () => {
  const listener = ruleset.listen()
  const roll = { dice: '3d6', faces: [4, 4, 2], total: 10, secret: false }
  const [first, second] = [
    { ...roll, purpose: 'feint', by: 'dora' },
    { ...roll, purpose: 'see through the feint', by: 'kurt' },
  ] as const
  quickContest({ a: { effective: 13, roll: 10 }, b: { effective: 9, roll: 10 } }, listener)
  const rolled = [first, second].map(one => ({ ...one, kind: 'rolled' }) as const)
  const entry = { rolls: [first, second], why: [...rolled, ...listener.take()] }
  expect(told(entry, undefined, workedPeople()).map(line => line.trim())).toEqual([
    'dora, feint: 3d6 4 4 2 = 10 against 13, made',
    'kurt, see through the feint: 3d6 4 4 2 = 10 against 9, failed',
  ])
})

/** The lines of a log of these facts, one after the other. */
function lines(start: Fight, ...facts: readonly FightFact[]): readonly string[] {
  const told: string[] = []
  const entries = facts.map(fact => ({ fact: { ...fact, version: 1 }, rolls: [], why: [] }))
  tellAll(start, entries, line => told.push(line.trim()))
  return told
}

const shot = { who: 'dora', target: 'kurt', with: 'Sten', how: 'shot', location: 'torso', effective: 14, hits: 0 }
const MISSED = attacked({ ...shot, came: 'critical miss' })
const trigger = (rounds: number, groups: number) => fired({ who: 'dora', arm: 0, rounds, groups })

test('gurps.auto.groups: a group is told as one, whatever went wrong with it, and the rounds that are left once', () => {
  const start = workedPeople()
  // What went wrong has counted its rounds, and the trigger the group.
  expect(lines(start, MISSED, trigger(4, 0), trigger(0, 1))).toEqual([
    'dora fires 4 rounds at kurt with the Sten: 14 needed: a critical miss.',
    "28 rounds left in dora's Sten.",
  ])
  expect(lines(start, MISSED, trigger(0, 1))).toEqual([
    'dora fires a burst at kurt with the Sten: 14 needed: a critical miss.',
  ])
  expect(lines(start, MISSED, trigger(1, 0))[0]).toBe('dora shoots at kurt with the Sten: 14 needed: a critical miss.')
})

test('gurps.injury.knockdown: nobody falls who lies there already', () => {
  const fall = fell({ who: 'kurt', position: 'lying' })
  expect(lines(workedPeople(), fall, fall)).toEqual(['kurt falls and is lying now.', 'kurt stays down.'])
})
