/** What the fog of war keeps back: nobody is sent anything of people whom nobody of theirs sees. */
import { type Source, seeded } from '@umpire/dice'
import { NOTHING_LAID } from '@umpire/encounter'
import { keyOf, type Scene, throwing, unseenBy, type Viewer } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { whomFor } from '../fight/declare/act-targets.ts'
import { DeclareOffer } from '../fight/declare/declare.ts'
import { foesInReach } from '../fight/declare/refuse.ts'
import { perceives } from '../fight/ground/perceive.ts'
import { fightState } from '../fight/state/state.ts'
import { fightOf } from '../fight/test/people.ts'
import { under } from '../fight/test/script.ts'
import { choosable } from '../ruleset/rules.ts'
import { fightScene } from './fight-scene.ts'

const kind = fightScene(choosable)
const AS_PRINTED = { options: [], settings: {} }
const MASTER: Viewer = { role: 'gm', actors: [] }
const FIGHTS = 12
const STEPS = 40

function fileOf(source: Source): unknown {
  const signs = '........##%%'
  const row = (): string => Array.from({ length: 14 }, () => signs[source.draw(signs.length, 1)]).join('')
  const members = (side: string) =>
    Array.from({ length: 1 + source.draw(2, 1) }, (_, nth) => ({
      archetype: 'gunman',
      id: `${side}-${nth}`,
      name: `${side} number ${nth}`,
      ready: [],
    }))
  return {
    system: 'tensided',
    fog: true,
    map: Array.from({ length: 10 }, row),
    sides: [
      { name: 'the first', members: members('ours') },
      { name: 'the second', members: members('theirs') },
    ],
  }
}

const opened = (seed: string): Scene =>
  kind.open(
    AS_PRINTED,
    { state: kind.begin(fileOf(seeded(seed)), 'given', AS_PRINTED), underway: null },
    { throws: throwing(seeded(`${seed} dice`)), plays: () => false },
  )

function sentNow(scene: Scene, seat: Viewer): string {
  const asked = scene.asking
    .filter(({ question }) => question.kind === 'choice' && seat.actors.includes(question.who))
    .map(one => [scene.asked(one, seat), scene.proposal(one, seat)])
  return keyOf([scene.view(seat), asked])
}

const namesIn = (sent: string, names: ReadonlySet<string>): readonly string[] =>
  [...names].filter(name => new RegExp(`(?<![\\w-])${name}(?![\\w])`).test(sent))

describe('tensided.combat.round: fights at random in the fog', () => {
  const wrong: string[] = []
  const seen = { hidden: 0, entries: 0 }
  for (let game = 0; game < FIGHTS; game++) {
    const scene = opened(`fog ${game}`)
    const source = seeded(`choices ${game}`)
    scene.goOn()
    const { roster } = fightState.read(scene.data.state, 'state')
    const of = (side: number): readonly string[] => roster.filter(one => one.side === side).map(({ id }) => id)
    const seats: readonly Viewer[] = [
      { role: 'player', actors: of(0) },
      { role: 'player', actors: of(1).slice(0, 1) },
      { role: 'spectator', actors: [] },
    ]
    for (let step = 0; step < STEPS; step++) {
      const [asked] = scene.asking
      if (asked?.question.kind !== 'choice') break
      for (const [nth, seat] of seats.entries()) {
        const unseen = unseenBy(scene.unseen, seat)
        if (unseen.size > 0) seen.hidden++
        const sent = sentNow(scene, seat)
        for (const name of namesIn(sent, unseen)) wrong.push(`${game}/${step}: seat ${nth}: ${name}`)
        for (const [side, name] of ['the first', 'the second'].entries()) {
          const isTold = of(side).some(id => !unseen.has(id))
          if (sent.includes(name) !== isTold) wrong.push(`${game}/${step}: seat ${nth}: ${name}`)
        }
      }
      const { who, choices } = asked.question
      const open = choices.filter(({ refused, key }) => refused === undefined && key !== 'surrender')
      const wild = open[source.draw(Math.max(1, open.length), 1)]?.key ?? ''
      const choice = source.draw(3, 1) === 0 ? wild : (scene.proposal(asked, MASTER) ?? wild)
      for (const entry of scene.answer(asked.ask, { choice, by: who }).flatMap(({ entries }) => entries)) {
        seen.entries++
        for (const [nth, seat] of seats.entries()) {
          const line = JSON.stringify(kind.viewEntry(entry, seat) ?? null)
          for (const name of namesIn(line, unseenBy(entry.unseen, seat)))
            wrong.push(`${game}/${step}: seat ${nth} is told of ${name} by ${entry.fact?.type ?? 'a note'}`)
        }
      }
    }
  }
  test('tensided.combat.round: nobody is sent anything of anybody unseen, in views, questions, proposals or lines', () => {
    expect(wrong.slice(0, 10)).toEqual([])
    expect(seen.hidden).toBeGreaterThan(50)
    expect(seen.entries).toBeGreaterThan(100)
  })
})

describe('tensided.combat.round: whoever moves unseen', () => {
  const gunman = (id: string, at: string) => ({ archetype: 'gunman', id, name: `${id} by name`, at, ready: [] })
  const scene = kind.open(
    AS_PRINTED,
    {
      state: kind.begin(
        {
          system: 'tensided',
          fog: true,
          map: ['A...#....', '....#....', '....#....', '....#....', '....#..B.'],
          sides: [
            { name: 'the first', members: [gunman('ann', 'A')] },
            { name: 'the second', members: [gunman('bert', 'B')] },
          ],
        },
        'given',
        AS_PRINTED,
      ),
      underway: null,
    },
    { throws: throwing(seeded('unseen')), plays: () => false },
  )
  const seat: Viewer = { role: 'player', actors: ['ann'] }
  const squareOf = () => fightState.read(scene.data.state, 'state').standing.find(({ id }) => id === 'bert')
  test('tensided.combat.round: leaves no trace in views, questions or lines', () => {
    scene.goOn()
    expect(unseenBy(scene.unseen, seat).has('bert')).toBe(true)
    const from = squareOf()
    const lines: string[] = []
    for (let step = 0; step < 12 && scene.asking.length > 0; step++) {
      const [asked] = scene.asking
      if (asked?.question.kind !== 'choice') break
      const { who, question, choices } = asked.question
      const runs = question === 'declare' ? 'move:run' : question === 'where' ? choices.at(-1)?.key : undefined
      const choice = who === 'bert' && runs !== undefined ? runs : question === 'declare' ? 'nothing' : 'enough'
      expect(namesIn(sentNow(scene, seat), new Set(['bert', 'bert by name']))).toEqual([])
      for (const entry of scene.answer(asked.ask, { choice, by: who }).flatMap(({ entries }) => entries)) {
        const line = kind.viewEntry(entry, seat)
        if (line !== undefined) lines.push(JSON.stringify(line))
      }
    }
    const to = squareOf()
    expect([to?.x, to?.y]).not.toEqual([from?.x, from?.y])
    expect(lines.filter(line => namesIn(line, new Set(['bert', 'bert by name'])).length > 0)).toEqual([])
    expect(lines.some(line => line.includes(`"x":${to?.x}`) || line.includes('"moved"'))).toBe(false)
  })
})

describe('tensided.melee.grapple: hands find nobody who is not perceived', () => {
  const KNIFE = { weapon: 'Combat Knife', kind: 'melee', held: { where: 'main hand' } } as const
  const side = (fog: boolean) =>
    fightOf(
      [
        { id: 'ann', side: 0, at: [1, 1], brings: [KNIFE] },
        { id: 'bert', side: 1, at: [2, 1], brings: [KNIFE] },
      ],
      { stage: 'fight', laid: { ...NOTHING_LAID, fog: { on: fog, shown: [], hidden: ['2,1'] } } },
    )
  test('tensided.melee.free-swing: nor is a swing offered at whom nobody sees', () => {
    const { silent } = under()
    for (const kindOf of ['grapple', 'disarm'] as const) {
      expect(whomFor(side(false), 0, kindOf)).toEqual([1])
      expect(whomFor(side(true), 0, kindOf)).toEqual([])
    }
    expect(foesInReach(side(true), 0)).toEqual([])
    const grapple = (fog: boolean) => new DeclareOffer(side(fog), 0, [], silent).find('grapple')?.refused
    expect(grapple(false)).toBeUndefined()
    expect(grapple(true)).toBeDefined()
    const held = { ...side(true), holds: [{ by: 'bert', on: 'ann', kind: 'pin' as const, until: null }] }
    expect(whomFor(held, 0, 'grapple')).toEqual([1])
    expect(perceives(held, 0, 1)).toBe(true)
  })
})
