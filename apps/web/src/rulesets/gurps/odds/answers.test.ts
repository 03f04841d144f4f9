import { seeded } from '@umpire/dice'
import { compose, type Json, show, throwing } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { character, choosable, encounterFile, startOf } from '@umpire/gurps/at-table'
import { fightPlay } from '@umpire/gurps/fight'
import { screenDemos, screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { inCommon } from '../../../text/hundred.ts'
import { readStory } from '../views/story-view.ts'
import { answerTo } from './answers.ts'
import type { Fate, OddsAnswer, OddsAsk } from './ask.ts'

const [demo] = screenDemos
if (demo === undefined) throw new Error('there is a demo')
const chosen = { options: [...(demo.options ?? [])], settings: {} }
const { silent } = compose({ ...choosable, options: [...choosable.options, ...screenOptions] }, chosen)
const begun = { ...startOf(encounterFile.read(demo.given, 'demo'), 'demo', silent), stage: 'fight' as const }
const master: Json = show(begun, fightPlay.sight, { role: 'gm', actors: [] }) ?? null
const player: Json = show(begun, fightPlay.sight, { role: 'player', actors: ['Yvette'] }) ?? null

function ask<K extends OddsAsk['kind']>(message: Extract<OddsAsk, { kind: K }>): Extract<OddsAnswer, { kind: K }> {
  const answer = answerTo(message)
  const isOf = (one: OddsAnswer): one is Extract<OddsAnswer, { kind: K }> => one.kind === message.kind
  if (!isOf(answer)) throw new Error(`expected an answer to ${message.kind}`)
  return answer
}

const sumOf = ({ unhurt, hurt, unconscious, dead }: Fate): boolean => {
  const { ways, of } = inCommon([unhurt, hurt, unconscious, dead])
  return ways.reduce((sum, one) => sum + one, 0n) === of && ways.every(one => one >= 0n)
}
const NO_WISH = { location: null, rounds: null }

describe('the worker answers', () => {
  test('where somebody may go, at which cost, and whom he sees', () => {
    const field = ask<'field'>({ kind: 'field', state: master, chosen, who: 'Yvette', eyes: null })
    expect(field.ways.length).toBeGreaterThan(3)
    for (const { points } of field.ways) expect(points).toBeGreaterThan(0)
    for (const { points } of field.ways) expect(points).toBeLessThanOrEqual(Math.max(field.move, 3))
    expect(field).toMatchObject({ facing: true, step: 1, seen: null, large: {} })
    expect(field.sights.find(({ id }) => id === 'Krause')).toMatchObject({ seen: true, stopped: null })
    expect(field.penalties[10]).toBe(-4)
  })
  test('which hexes are in sight of a player’s own, and none behind a wall', () => {
    const field = ask<'field'>({ kind: 'field', state: player, chosen, who: 'Yvette', eyes: ['Yvette'] })
    expect(field.seen).toContain('4,4')
    expect(field.seen?.length).toBeLessThan(24 * 14)
  })
  test('what may come of a burst, whole and at a part of the body', () => {
    const whole = ask<'attack'>({
      kind: 'attack',
      state: master,
      chosen,
      who: 'Yvette',
      key: 'shoot:0:0:Krause',
      wish: NO_WISH,
    })
    const leg = { location: 'near-leg', rounds: 4 }
    const part = ask<'attack'>({
      kind: 'attack',
      state: master,
      chosen,
      who: 'Yvette',
      key: 'shoot:0:0:Krause',
      wish: leg,
    })
    expect(whole.parts).toContainEqual({ location: 'near-leg', modifier: -2 })
    expect(part.rolls[0]?.effective).toBe((whole.rolls[0]?.effective ?? 0) - 2)
    expect([whole.rolls.length, part.rolls.length]).toEqual([3, 1])
    for (const { odds } of [whole, part]) expect(odds !== null && sumOf(odds.fate)).toBe(true)
    expect([whole.assumed, whole.target]).toEqual([false, 'Krause'])
    const unknown = ask<'attack'>({
      kind: 'attack',
      state: player,
      chosen,
      who: 'Yvette',
      key: 'shoot:0:0:Krause',
      wish: NO_WISH,
    })
    expect(unknown.assumed).toBe(true)
  })
  test('where a grenade may burst, and what becomes of everybody near', () => {
    const arm = begun.roster[0]?.arms.findIndex(({ thrown }) => thrown !== null && thrown.fragments !== null) ?? -1
    const ready = begun.standing.map((one, place) =>
      place === 0
        ? {
            ...one,
            arms: one.arms.map((held, at) => ({
              ...held,
              where: at === arm ? ('ready' as const) : ('stowed' as const),
            })),
          }
        : one,
    )
    const state: Json = show({ ...begun, standing: ready }, fightPlay.sight, { role: 'gm', actors: [] }) ?? null
    const { blast, odds } = ask<'attack'>({
      kind: 'attack',
      state,
      chosen,
      who: 'Yvette',
      key: `throw:${arm}:Krause`,
      wish: NO_WISH,
    })
    if (blast === null || odds === null) throw new Error('it bursts')
    expect(blast.lands.length).toBeGreaterThan(3)
    expect([odds.fate, ...blast.people].every(sumOf)).toBe(true)
  })
  test('how likely a defense is, by the rules of success', () => {
    const { chances, struck } = ask<'defense'>({
      kind: 'defense',
      totals: [3, 10, 16],
      attack: null,
      state: master,
      chosen,
    })
    expect(chances.map(({ ways, of }) => Number((ways * 216n) / of))).toEqual([4, 108, 212])
    expect(struck).toBeNull()
  })
  test('what comes of it where a defense fails; with an average attacker where this seat knows no better', () => {
    const attack = { who: 'Krause', target: 'Yvette', with: 'MP 40 9mm', how: 'shot', location: 'torso', hits: 2 }
    const [gun] = begun.roster.find(({ id }) => id === 'Krause')?.arms ?? []
    const told = (state: Json, hits: number) =>
      ask<'defense'>({
        kind: 'defense',
        totals: [],
        attack: { ...attack, with: gun?.key ?? '', hits },
        state,
        chosen,
      }).struck
    const [one, two, unknown] = [told(master, 1), told(master, 2), told(player, 1)]
    if (one === null || two === null || unknown === null) throw new Error('a gun does harm')
    expect([one, two, unknown].map(({ fate }) => sumOf(fate))).toEqual([true, true, true])
    expect([one.assumed, unknown.assumed]).toEqual([false, true])
    expect(two.most).toBeGreaterThan(one.most)
    // A bullet does the same from whatever hand it comes.
    expect([unknown.least, unknown.most]).toEqual([one.least, one.most])
    const nothing = { ...attack, with: 'A stare' }
    expect(ask<'defense'>({ kind: 'defense', totals: [], attack: nothing, state: master, chosen }).struck).toBeNull()
  })
  test('every roll of a burst as one sum, and how many rounds of it hit', () => {
    const { rolls } = ask<'attack'>({
      kind: 'attack',
      state: master,
      chosen,
      who: 'Yvette',
      key: 'shoot:0:0:Krause',
      wish: NO_WISH,
    })
    for (const { because, effective, hits, rounds } of rolls) {
      const [sum] = because
      if (sum?.kind !== 'sum') throw new Error('it is a sum')
      const counted = sum.terms.filter(({ skipped }) => skipped === undefined)
      expect(counted.reduce((total, { value = 0 }) => total + value, 0)).toBe(effective)
      expect(counted.map(({ label }) => label)).toEqual(
        expect.arrayContaining(['skill', 'range', 'kneeling', 'snap shot: not aimed, and not sure enough']),
      )
      expect(sum.terms.some(({ skipped }) => skipped !== undefined)).toBe(true)
      expect(hits.length).toBe(rounds + 1)
      const { ways, of } = inCommon(hits)
      expect(ways.reduce((all, one) => all + one, 0n)).toBe(of)
    }
  })
  test('a blow as one sum, and of a feint by how much it spoils the next defense', () => {
    const arms = begun.roster[0]?.arms.findIndex(({ key }) => key === 'Bare hands') ?? -1
    const close = begun.standing.map((one, place) => {
      const { q, r } = begun.standing[0] ?? { q: 0, r: 0 }
      return begun.roster[place]?.id === 'Krause' ? { ...one, q: q + 1, r } : one
    })
    const state: Json = show({ ...begun, standing: close }, fightPlay.sight, { role: 'gm', actors: [] }) ?? null
    const told = (kind: string) =>
      ask<'attack'>({
        kind: 'attack',
        state,
        chosen,
        who: 'Yvette',
        key: `${kind}:${arms}:0:Krause`,
        wish: { location: 'head', rounds: null },
      })
    const [blow, feint] = [told('strike'), told('feint')]
    const [roll] = blow.rolls
    const [sum] = roll?.because ?? []
    if (sum?.kind !== 'sum') throw new Error('it is a sum')
    expect(sum.terms.reduce((total, { value = 0, skipped }) => total + (skipped === undefined ? value : 0), 0)).toBe(
      roll?.effective,
    )
    expect(sum.terms.map(({ label }) => label)).toEqual(expect.arrayContaining(['skill', 'head']))
    expect(feint.odds).toBeNull()
    expect(feint.feint?.length).toBeGreaterThan(1)
  })
  test('how people of a story are, as far as this seat knows them', () => {
    const [kind] = gurpsWith(screenOptions).scenes.filter(scene => scene.kind === 'story')
    const file = character.read(
      { system: 'gurps', version: 1, identity: { name: 'Mado' }, attributes: { st: 11, dx: 10, iq: 10, ht: 12 } },
      'Mado',
    )
    const hurt = { ...file, state: { condition: { hp_lost: 5, bleeding: { next_in: 30, dry: 0 } } } }
    const given = { characters: { Mado: hurt, Bram: { ...file, npc: true } } }
    const scene = kind?.open(
      { options: [], settings: {} },
      { state: kind.begin(given, 'given', { options: [], settings: {} }), underway: null },
      { throws: throwing(seeded('story')), plays: () => false },
    )
    const seen = (actors: readonly string[]) =>
      ask<'people'>({
        kind: 'people',
        state: scene?.view({ role: 'player', actors }) ?? null,
        chosen: { options: [], settings: {} },
      }).people
    expect(seen(['Mado'])).toMatchObject({ Mado: { hp: 7, fullHp: 12, st: 11 } })
    expect(Object.keys(seen(['Mado']))).toEqual(['Mado'])
    expect(readStory(scene?.view({ role: 'player', actors: ['Mado'] })).people[0]).toMatchObject({
      bleeding: { next_in: 30, dry: 0 },
      hp_lost: 5,
    })
  })
})
