import { compose, type Json, show } from '@umpire/engine'
import { choosable, encounterFile, startOf } from '@umpire/gurps/at-table'
import { fightPlay } from '@umpire/gurps/fight'
import { screenDemos, screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { inCommon } from '../../../elements/hundred.ts'
import { answered } from './answers.ts'
import type { Fate, OddsAnswer, OddsAsk } from './ask.ts'

const [demo] = screenDemos
if (demo === undefined) throw new Error('there is a demo')
const chosen = { options: [...(demo.options ?? [])], settings: {} }
const { silent } = compose({ ...choosable, options: [...choosable.options, ...screenOptions] }, chosen)
const begun = { ...startOf(encounterFile.read(demo.given, 'demo'), 'demo', silent), stage: 'fight' as const }
const master: Json = show(begun, fightPlay.sight, { role: 'gm', actors: [] }) ?? null
const player: Json = show(begun, fightPlay.sight, { role: 'player', actors: ['Yvette'] }) ?? null

function ask<K extends OddsAsk['kind']>(message: Extract<OddsAsk, { kind: K }>): Extract<OddsAnswer, { kind: K }> {
  const answer = answered(message)
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
    expect(part.effective).toBe(whole.effective - 2)
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
    const { chances } = ask<'chances'>({ kind: 'chances', totals: [3, 10, 16], chosen })
    expect(chances.map(({ ways, of }) => Number((ways * 216n) / of))).toEqual([4, 108, 212])
  })
})
