import { seeded } from '@umpire/dice'
import { type EntryView, type Json, throwing } from '@umpire/engine'
import { tensided } from '@umpire/tensided'
import { fightOf } from '@umpire/tensided/people'
import { describe, expect, test } from 'vitest'
import { spokenOf } from '../../common/log/parts.ts'
import { seenFight } from '../views/test/seen-fight.ts'
import { fightSentence, isSilent } from './fight-line.ts'

const fight = fightOf(
  [
    { id: 'kurt', side: 1, at: [1, 0] },
    { id: 'ann', side: 0, at: [0, 0], brings: [{ weapon: '9mm Pistol', kind: 'gun' }] },
  ],
  {
    sides: [
      { name: 'the regulars', npc: false },
      { name: 'the robbers', npc: true },
    ],
  },
)
const view = seenFight(fight, { role: 'player', actors: ['ann'] })
const roll = (purpose: string, total: number) => ({ purpose, by: 'ann', dice: '1d10', faces: [total], total })
const entry = (type: string, values: Json, rolls: EntryView['rolls'] = [], why: EntryView['why'] = []): EntryView => ({
  fact: { type, values },
  rolls,
  why,
})
const said = (one: EntryView): string => spokenOf(fightSentence(one, view))

describe('a line of the log', () => {
  const shot = {
    who: 'ann',
    target: 'kurt',
    with: '9mm Pistol',
    how: '2 shots',
    hand_to_hand: false,
    where: 'head',
    came: 'hit',
    hits: 2,
  }
  test('tells an attack with what it was against, where this seat knows it', () => {
    const why = [{ kind: 'sum', label: 'final roll', value: 20, terms: [] }] as const
    expect(said(entry('attacked', { ...shot, difficulty: 19 }, [roll('shoot', 8)], why))).toBe(
      'Ann shoots at Kurt with the 9mm Pistol (2 shots), at the head: 8, in all 20 against difficulty 19, 2 hits.',
    )
    expect(said(entry('attacked', { ...shot, came: 'miss', hits: 0 }, [roll('shoot', 2)]))).toBe(
      'Ann shoots at Kurt with the 9mm Pistol (2 shots), at the head: 2, misses.',
    )
  })
  test('tells a wound with the dice before it', () => {
    const values = {
      who: 'kurt',
      damage: 4.5,
      damage_type: 'piercing',
      severity: 'dangerous',
      where: 'left knee',
      status: 'healthy',
      limbs: [{ limb: 'left leg', status: 'damaged', severed: false }],
    }
    expect(said(entry('wounded', values, [roll('severity', 7)]))).toBe(
      'Severity: 7. Kurt takes 4.5 piercing damage on the left knee (dangerous): healthy, left leg damaged.',
    )
  })
  test('names a thing for its owner, and nobody else', () => {
    expect(said(entry('declared', { who: 'ann', acts: ['drop:0', 'move:run'] }))).toBe(
      'Ann will drop the 9mm Pistol, then run.',
    )
    expect(said(entry('jammed', { who: 'kurt', arm: 0 }))).toBe('Kurt: a weapon is jammed.')
  })
  test('leaves to others what says nothing, but not its dice', () => {
    expect(isSilent(entry('roundEnded', {}))).toBe(true)
    expect(isSilent(entry('moved', { who: 'ann', x: 1, y: 2, metres: 3 }))).toBe(false)
    expect(isSilent(entry('blockSpent', { who: 'ann' }, [roll('block', 3)]))).toBe(false)
  })
  test('is known for everything that happens in fights', () => {
    const kind = tensided.scenes.find(one => one.kind === 'fight')
    const [demo] = tensided.demos
    if (kind === undefined || demo === undefined) throw new Error('there is a demo of a fight')
    const chosen = { options: [], settings: {} }
    const unknown = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const data = { state: kind.begin(demo.given, 'given', chosen), underway: null }
      const scene = kind.open(chosen, data, { throws: throwing(seeded(`log ${seed}`)), plays: () => true })
      for (const { fact, rolls, why } of scene.goOn().flatMap(({ entries }) => entries)) {
        if (fact === undefined) continue
        const line = { fact: { type: fact.type, values: fact.values }, rolls, why }
        if (!isSilent(line) && said(line).includes(`${fact.type.charAt(0).toUpperCase()}${fact.type.slice(1)}.`))
          unknown.add(fact.type)
      }
    }
    expect([...unknown]).toEqual([])
  })
})
