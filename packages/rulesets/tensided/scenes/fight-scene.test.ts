import { seeded } from '@umpire/dice'
import { throwing } from '@umpire/engine'
import { expect, test } from 'vitest'
import { fightOf, type Person } from '../fight/test/people.ts'
import { choosable } from '../ruleset/rules.ts'
import { fightScene } from './fight-scene.ts'

const AS_PRINTED = { options: [], settings: {} }
const SURE = { ranged: { level: 40, concentrations: ['pistol'] } }
const PISTOL = { weapon: '9mm Pistol', kind: 'gun', held: { where: 'main hand', rounds: 15, spare: 1 } } as const

const ada: Person = { id: 'ada', side: 0, at: [0, 0], is: SURE, brings: [PISTOL] }
const bram: Person = { id: 'bram', side: 1, at: [3, 0], is: SURE, brings: [PISTOL] }

/** A round at a table in which ada shoots three times and bram as often as is said; what ada was asked. */
function round(seed: string, brams: readonly string[]) {
  const state = JSON.parse(JSON.stringify(fightOf([ada, bram], { stage: 'fight' })))
  const scene = fightScene(choosable).open(
    AS_PRINTED,
    { state, underway: null },
    { throws: throwing(seeded(seed)), plays: () => false },
  )
  const acts: { [who: string]: readonly string[] } = { ada: ['shoot:0', 'shoot:0', 'shoot:0'], bram: brams }
  const said: { [who: string]: number } = { ada: 0, bram: 0 }
  const shots: { readonly who: string; readonly foeIsOut: boolean }[] = []
  const notes: string[] = []
  const told = (stretches: ReturnType<typeof scene.goOn>): void => {
    for (const { entries } of stretches) for (const { note } of entries) if (note !== undefined) notes.push(note.text)
  }
  told(scene.goOn())
  for (let [asked] = scene.asking; asked !== undefined && shots.length < 6; [asked] = scene.asking) {
    const { question } = asked
    if (question.kind !== 'choice') break
    const { who } = question
    const foe = who === 'ada' ? 'bram' : 'ada'
    if (question.question.startsWith('declare')) {
      const next = acts[who]?.[said[who] ?? 0] ?? (said[who] === 0 ? 'nothing' : 'enough')
      if ((said[who] ?? 0) > 0 && next === 'enough' && shots.length > 0) break
      said[who] = (said[who] ?? 0) + 1
      told(scene.answer(asked.ask, { choice: next, by: who }))
    } else if (question.question === 'shoot') {
      const { standing } = fightOfData(scene.data.state)
      const one = standing.find(({ id }) => id === foe)
      shots.push({ who, foeIsOut: one === undefined || one.out !== null || one.status === 'dead' })
      told(scene.answer(asked.ask, { choice: `${foe}/single/any`, by: who }))
    } else told(scene.answer(asked.ask, { choice: question.choices[0]?.key ?? '', by: who }))
    if (scene.over) break
  }
  return { shots, notes, over: scene.over }
}

const fightOfData = (state: unknown): ReturnType<typeof fightOf> => JSON.parse(JSON.stringify(state))

const SEEDS = Array.from({ length: 12 }, (_, nth) => `round ${nth}`)

test('tensided.combat.round: nobody is asked whom to shoot when the last foe is out', () => {
  const rounds = SEEDS.map(seed => round(seed, []))
  expect(rounds.some(({ over, shots }) => over && shots.length < 3)).toBe(true)
  for (const { shots } of rounds) for (const { foeIsOut } of shots) expect(foeIsOut).toBe(false)
})

test('tensided.combat.round: it is told why somebody acts who has just fallen', () => {
  const both = SEEDS.flatMap(seed => round(seed, ['shoot:0', 'shoot:0', 'shoot:0']).notes)
  expect(both.some(note => note.includes('simultaneous'))).toBe(true)
  expect(SEEDS.flatMap(seed => round(seed, []).notes).some(note => note.includes('simultaneous'))).toBe(false)
})
