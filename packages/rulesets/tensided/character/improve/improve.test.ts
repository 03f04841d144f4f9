import type { Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { fileOf } from '../../print/json.ts'
import { character } from '../character.ts'
import { problemsOf } from '../problems/problems.ts'
import { sheetOf } from '../sheet.ts'
import { VERA } from '../vera.ts'
import { improveFile } from './improve-file.ts'

const vera = fileOf(character.read(VERA, 'vera'))
const withXp = (xp: object, more: object = {}): Json => fileOf(character.read({ ...VERA, xp, ...more }, 'vera'))

function improved(file: Json, wishes: object) {
  const came = improveFile(file, wishes)
  if (came.refused !== undefined) throw new Error(`${came.refused.rule}: ${came.refused.message}`)
  const one = character.read(came.character, 'improved')
  return { file: came.character, one, told: came.told, sheet: sheetOf(one) }
}
const refusal = (file: Json, wishes: object) => improveFile(file, wishes).refused

test('tensided.proc.session-end: 14 XP leave Vera 22, medic 5 costs 5, action points come back', () => {
  const session = improved(vera, { award: 14, reason: 'the diner' })
  expect(session.told).toBe('award: +14 XP; 22 available')
  const medic = improved(session.file, { raise: 'Medic', to: 5 })
  expect(medic.told).toBe('Medic 5: −5 XP; 17 available')
  expect(medic.sheet.xp).toMatchObject({ earned: 14, available: 17 })
  const spent = fileOf({ ...medic.one, health: { ...medic.one.health, action_points: 0 } })
  expect(sheetOf(character.read(spent, 'x')).action_points_left).toBe(0)
  const rested = improved(spent, { session_end: true })
  expect(rested.sheet.action_points_left).toBe(1)
  expect(rested.one.xp.ledger.map(({ kind, what, xp }) => [kind, what, xp])).toEqual([
    ['award', 'award', 14],
    ['bought', 'Medic 5', -5],
    ['session', 'end of the session', 0],
  ])
  expect(problemsOf(rested.one)).toEqual([])
})

test('tensided.xp.scheme-encounters and scheme-use: the campaign’s scheme counts, another needs the game master', () => {
  expect(refusal(vera, { encounter: 'brutal' })?.rule).toBe('tensided.xp.scheme-arbitrary')
  expect(improved(vera, { encounter: 'brutal', by_gm: true }).sheet.xp.earned).toBe(20)
  const by = (scheme: number) => withXp({ starting: 300 }, { campaign: { settings: { 'tensided.xp_scheme': scheme } } })
  expect(improved(by(1), { encounter: 'tough' }).sheet.xp.earned).toBe(10)
  expect(improved(by(1), { encounter: 'tough', lost: true }).sheet.xp.earned).toBe(0)
  const uses = [
    { skill: 'stealth', minute: 0, mos: 2 },
    { skill: 'stealth', minute: 5, mos: -1 },
    { skill: 'spot', minute: 6, mos: -1 },
  ]
  expect(improved(by(2), { uses }).sheet.xp.earned).toBe(1.5)
  expect(refusal(by(2), { award: 5 })?.rule).toBe('tensided.xp.scheme-use')
})

test('tensided.traits.payback: a cured flaw is paid back as far as it goes, then half of every award', () => {
  const cured = improved(vera, { cure: 'enemy' })
  expect(cured.one.xp).toMatchObject({ paid_back: 8, debt: 22 })
  expect(cured.sheet.xp).toMatchObject({ available: 0, flaw_xp: 40 })
  const awarded = improved(cured.file, { award: 15 })
  expect(awarded.one.xp).toMatchObject({ earned: 15, paid_back: 15.5, debt: 14.5 })
  expect(awarded.sheet.xp.available).toBe(7.5)
  expect(problemsOf(awarded.one)).toEqual([])
  expect(refusal(cured.file, { cure: 'enemy' })?.rule).toBe('tensided.traits.payback')
})

test('tensided.traits.payback: what play brought costs nothing to be rid of, a flinch ten', () => {
  const hit = improved(vera, { befall: 'lame', reason: 'a bullet' })
  expect(hit.sheet.xp.available).toBe(8)
  expect(hit.sheet.movement.run).toBe(0)
  const healed = improved(hit.file, { cure: 'lame' })
  expect(healed.sheet.xp.available).toBe(8)
  expect(healed.sheet.movement.run).toBe(5)
  const flinching = improved(vera, { befall: "Shooter's Flinch" })
  expect(refusal(flinching.file, { cure: 'shooters-flinch' })?.rule).toBe('tensided.xp.ledger')
  expect(improved(improved(flinching.file, { award: 10 }).file, { cure: 'shooters-flinch' }).sheet.xp.available).toBe(8)
  expect(refusal(vera, { befall: 'poor' })?.rule).toBe('tensided.traits.when')
})

test('tensided.xp.costs: levels, fields, abilities and languages are paid, or refused with the rule', () => {
  const rich = withXp({ starting: 300, earned: 500 })
  expect(improved(rich, { raise: 'ranged combat', to: 7 }).told).toMatch('Ranged Combat 7: −26 XP')
  expect(improved(rich, { concentrate: 'hth-combat', field: 'sword' }).told).toMatch('−20 XP')
  expect(refusal(rich, { concentrate: 'hth-combat', field: 'spoon' })?.rule).toBe('tensided.skills.concentrations')
  expect(refusal(rich, { concentrate: 'law', field: 'tax' })?.message).toBe('Law must be learned first')
  expect(improved(rich, { raise: 'law', field: 'tax' }).told).toMatch('Law 1: −2 XP')
  expect(refusal(rich, { raise: 'law' })?.rule).toBe('tensided.skills.concentrations')
  expect(refusal(rich, { raise: 'spot', to: 3 })?.rule).toBe('tensided.xp.costs')
  expect(improved(rich, { ability: 'Sharpshooter' }).told).toMatch('−50 XP')
  expect(refusal(rich, { ability: 'deadeye' })?.message).toMatch('needs sharpshooter')
  expect(improved(rich, { language: 'Russian' }).told).toMatch('−5 XP')
  expect(refusal(rich, { language: 'spanish' })?.message).toBe('spanish is known already')
  expect(refusal(vera, { ability: 'sharpshooter' })).toMatchObject({
    rule: 'tensided.xp.ledger',
    message: 'Sharpshooter costs 50 XP, and 8 XP are available',
  })
})

test('tensided.stats.no-xp-raise: stats are never bought, unless the game master says so', () => {
  expect(refusal(vera, { raise: 'Physique' })?.rule).toBe('tensided.stats.no-xp-raise')
  const word = improved(vera, { raise: 'physique', by_gm: true })
  expect(word.sheet.stats.physique).toBe(7)
  expect(problemsOf(word.one).map(({ severity }) => severity)).toEqual(['allowed'])
})

test('tensided.traits.when: later merits only; wealth brings its money, or what it has over the last one', () => {
  const rich = withXp({ starting: 300, earned: 500 })
  expect(refusal(rich, { merit: 'lucky' })?.rule).toBe('tensided.traits.when')
  const secure = improved(rich, { merit: 'financially-secure' })
  expect(secure.sheet.money.left).toBe(11_690)
  const wealthy = improved(secure.file, { merit: 'wealthy' })
  expect(wealthy.sheet.money.left).toBe(51_690)
  expect(wealthy.told).toMatch('Wealthy: −20 XP')
  expect(wealthy.one.traits.map(({ key }) => key)).toEqual(['enemy', 'tick', 'resilient', 'wealthy'])
  expect(problemsOf(wealthy.one)).toEqual([])
})

test('exactly one step at a time, and unknown wishes are refused', () => {
  expect(() => improveFile(vera, {})).toThrow('one of award, encounter')
  expect(() => improveFile(vera, { award: 1, raise: 'spot' })).toThrow('award, raise')
  expect(() => improveFile(vera, { raise: 'spott' })).toThrow('perhaps spot')
  expect(() => improveFile(vera, { ability: 'marksmen' })).toThrow('perhaps marksman')
})
