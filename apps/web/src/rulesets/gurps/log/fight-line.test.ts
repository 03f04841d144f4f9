import { seeded } from '@umpire/dice'
import { type EntryView, type Json, type Reason, throwing } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { arm, fightOf, gun, somebody, standing } from '@umpire/gurps/people'
import { screenDemos, screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { spokenOf } from '../../common/log/parts.ts'
import { seenFight } from '../views/test/seen-fight.ts'
import { fightSentence, isSilent } from './fight-line.ts'

const kurt = somebody('kurt', 1, [], { name: 'Kurt' })
const ann = somebody('ann', 0, [arm('Sten 9mm', { gun: gun(14, '3d-1') })], { name: 'Ann' })
const sides = [
  { name: 'the Resistance', npc: false },
  { name: 'the patrol', npc: true },
]
const fight = fightOf(
  [
    [kurt, standing(kurt, 5)],
    [ann, standing(ann, 0)],
  ],
  { sides },
)
const view = seenFight(fight, { role: 'player', actors: ['ann'] })
const roll = (purpose: string, faces: readonly number[]) => ({
  purpose,
  by: 'ann',
  dice: `${faces.length}d6`,
  faces,
  total: faces.reduce((sum, face) => sum + face, 0),
})
const entry = (type: string, values: Json, rolls: EntryView['rolls'] = []): EntryView => ({
  fact: { type, values },
  rolls,
  why: [],
})
const said = (one: EntryView): string => spokenOf(fightSentence(one, view))

describe('a line of the log', () => {
  test('tells an attack with what it was against, where this seat knows it', () => {
    const values = {
      who: 'ann',
      target: 'kurt',
      with: 'Sten 9mm',
      how: 'shot',
      location: 'near-leg',
      came: 'hit',
      hits: 3,
    }
    expect(said(entry('attacked', { ...values, effective: 11 }, [roll('attack', [2, 3, 4])]))).toBe(
      'Ann shoots at Kurt with the Sten 9mm, at the near leg: 9 against 11, made by 2. 3 rounds would hit.',
    )
    expect(said(entry('attacked', { ...values, hits: 1 }, [roll('attack', [2, 3, 4])]))).toBe(
      'Ann shoots at Kurt with the Sten 9mm, at the near leg: 9, hits.',
    )
  })
  test('calls an act with bare hands by what it is', () => {
    const values = {
      who: 'ann',
      target: 'kurt',
      with: 'Bare hands',
      location: 'torso',
      came: 'hit',
      hits: 1,
      effective: 12,
    }
    const told = (how: string) => said(entry('attacked', { ...values, how }, [roll('attack', [2, 3, 4])]))
    expect(told('trample')).toBe('Ann tramples on Kurt: 9 against 12, made by 3.')
    expect(told('kick')).toBe('Ann kicks at Kurt: 9 against 12, made by 3.')
    expect(told('hooves')).toBe('Ann attacks Kurt with bare hands (hooves): 9 against 12, made by 3.')
  })
  test('tells what any other roll was against, and what was made of it', () => {
    const margin = (score: number, total: number): Reason => ({
      kind: 'rule',
      id: 'gurps.roll.margin',
      title: 'Margin',
      value: score - total,
      because: [
        {
          kind: 'sum',
          label: 'margin',
          terms: [
            { label: 'effective skill', value: score, because: [] },
            { label: 'roll', value: -total, because: [] },
          ],
          value: score - total,
        },
      ],
    })
    const awake = roll('stay conscious', [5, 5, 4])
    const why: readonly Reason[] = [{ kind: 'rolled', ...awake, secret: false }, margin(12, 14)]
    const down = { fact: { type: 'wentDown', values: { who: 'ann', because: 'wounds' } }, rolls: [awake], why }
    expect(said(down)).toBe('Stay conscious: 14 against 12, failed. Ann falls unconscious: wounds.')
    expect(said({ rolls: [awake], why: [], note: { text: 'Ann is driven a yard back' } })).toBe(
      'Stay conscious: 14. Ann is driven a yard back.',
    )
  })
  test('tells a defense and a wound', () => {
    const dodge = { who: 'kurt', against: 'ann', how: 'dodge', with: null, total: 8, avoided: false, retreat: null }
    expect(said(entry('defended', dodge, [roll('dodge', [4, 4, 3])]))).toBe('Kurt dodges: 11 against 8, failed by 3.')
    expect(said(entry('defended', { ...dodge, retreat: [1, 0], in_vain: true }, []))).toBe(
      'Kurt dodges, stepping back, for nothing.',
    )
    const wound = {
      who: 'kurt',
      by: 'ann',
      location: 'torso',
      damage: '3d-1',
      basic: 9,
      dr: 2,
      injury: 7,
      bleeds: true,
    }
    expect(said(entry('woundedBy', wound, [roll('damage', [3, 3, 4])]))).toBe(
      'Kurt loses 7 hit points (torso): 3d-1 9 less DR 2; it bleeds.',
    )
    expect(said(entry('woundedBy', { ...wound, injury: 0, basic: 1 }))).toContain('nothing gets through')
  })
  test('names a thing for its owner, and nobody else', () => {
    expect(said(entry('reloaded', { who: 'ann', arm: 0, done: 1, rounds: 32 }))).toBe(
      'Ann has loaded the Sten 9mm: 32 rounds.',
    )
    expect(said(entry('jammed', { who: 'kurt', arm: 0 }))).toBe('Kurt: a weapon jams.')
  })
  test('leaves to others what says nothing, but not its dice', () => {
    expect(isSilent(entry('turnEnded', { who: 'ann' }))).toBe(true)
    expect(isSilent(entry('chose', { who: 'ann', maneuver: 'step-and-attack' }))).toBe(true)
    expect(isSilent(entry('chose', { who: 'ann', maneuver: 'all-out-defense' }))).toBe(false)
    const balance = entry('turnEnded', { who: 'ann' }, [roll('keep one’s balance', [3, 3, 3])])
    expect(isSilent(balance)).toBe(false)
    expect(said(balance)).toBe('Keep one’s balance: 9.')
  })
  test('is known for everything that happens in fights', () => {
    const [demo] = screenDemos
    const kind = gurpsWith(screenOptions).scenes.find(one => one.kind === 'fight')
    if (kind === undefined || demo === undefined) throw new Error('there is a demo of a fight')
    const chosen = { options: [...(demo.options ?? [])], settings: {} }
    const unknown = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const data = { state: kind.begin(demo.given, 'given', chosen), underway: null }
      const scene = kind.open(chosen, data, { throws: throwing(seeded(`log ${seed}`)), plays: () => true })
      for (const { fact, rolls, why } of scene.goOn().flatMap(({ entries }) => entries)) {
        if (fact === undefined) continue
        const line = { fact: { type: fact.type, values: fact.values }, rolls, why }
        if (!isSilent(line) && said(line).toLowerCase().includes(fact.type.toLowerCase())) unknown.add(fact.type)
      }
    }
    // Words that the sentences have in common with the names of facts.
    for (const word of ['left', 'stunned', 'crippled', 'moved']) unknown.delete(word)
    expect([...unknown]).toEqual([])
  })
})
