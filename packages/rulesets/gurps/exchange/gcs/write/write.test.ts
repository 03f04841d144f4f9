/** A character written for GCS: in the form it takes, with every name and price, and back again. */
import { type Json, keyOf } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeCost } from '../../../attribute/attribute.ts'
import { FIREARMS, GRENADES } from '../../../catalog/arms/firearms.ts'
import { HAND_WEAPONS } from '../../../catalog/arms/hand-weapons.ts'
import { THROWN_WEAPONS } from '../../../catalog/arms/thrown-weapons.ts'
import { catalogOf, TRAITS } from '../../../catalog/catalog.ts'
import type { Trait } from '../../../catalog/entry/trait.ts'
import { SKILLS } from '../../../catalog/skills/skills.ts'
import { type Character, character } from '../../../character/character.ts'
import { anyCharacter } from '../../../character/test/any-character-fixture.ts'
import { mado } from '../../../character/test/mado-fixture.ts'
import { rulesetOf, sheetOf } from '../../../sheet/sheet.ts'
import { isJsonObject, isList, type JsonObject } from '../../shared/parts.ts'
import { isTid, tid } from '../../shared/tid.ts'
import { fromGcs } from '../read/read.ts'
import { gcsFaults, idsIn } from '../test/form-fixture.ts'
import { rateFor } from './attributes.ts'
import { toGcs } from './write.ts'

const rowsIn = (file: Json, name: string): readonly JsonObject[] => {
  const rows = isJsonObject(file) ? file[name] : undefined
  return isList(rows) ? rows.filter((row): row is JsonObject => isJsonObject(row)) : []
}
const throughText = (file: Json): Json => JSON.parse(JSON.stringify(file))

const DETAILS: { readonly [trait: string]: JsonObject } = {
  reputation: { people: 'large-class', recognition: 'always' },
  ally: { npc_points: 100 },
  patron: { what: 'group', assets_x_standard_wealth: 10_000 },
  dependent: { npc_points: 20, importance: 'friend' },
  enemy: { npc_points: 100 },
}

/** Every way to have a trait. */
const waysOf = (trait: Trait): readonly JsonObject[] => {
  const { id, name, cost, choose } = trait
  const choice = choose[0] === undefined ? {} : { choice: choose[0].name }
  if (cost.kind === 'variants') return cost.variants.map(variant => ({ trait: name, variant: variant.name, ...choice }))
  if (cost.kind === 'per-level') return [1, 2].map(level => ({ trait: name, level }))
  const details = DETAILS[id]
  return [{ trait: name, ...(details === undefined ? {} : { details }), ...(id === 'status' ? { level: 2 } : {}) }]
}

const somebody = (part: JsonObject): Character =>
  character.read(
    { system: 'gurps', version: 1, identity: {}, attributes: { st: 11, dx: 12, iq: 13, ht: 10 }, ...part },
    'somebody',
  )

const everything = somebody({
  identity: { name: 'All', concept: 'somebody with everything', created: '1943-05-01' },
  traits: TRAITS.flatMap(waysOf),
  skills: SKILLS.flatMap(({ name, specialty, options }) =>
    (specialty ? [...options, 'made up'] : ['']).map((special, index) => ({
      skill: special === '' ? name : `${name} (${special})`,
      points: [0.5, 1, 2, 4, 8][index % 5] ?? 1,
    })),
  ),
  items: [...HAND_WEAPONS, ...THROWN_WEAPONS, ...FIREARMS, ...GRENADES, { name: 'Helmet' }].map(({ name }, index) => ({
    name,
    ready: index % 2 === 0,
    worn: name === 'Helmet',
  })),
  campaign: {
    settings: { 'gurps.armor': [{ name: 'Helmet', covers: ['head'], pd: 3, dr: 4, weight_lb: 3, cost: 10 }] },
  },
  ledger: [{ kind: 'award', points: 3, date: '1943-06-01', reason: 'first adventure' }],
})

test('gurps.exchange: every trait goes to GCS with its name and price, every skill with its name and points', () => {
  const { file } = toGcs(everything)
  const { traits, points } = sheetOf(everything)
  const rows = rowsIn(file, 'traits').slice(0, everything.traits.length)
  expect(rows.map(({ name, calc }) => ({ name, calc }))).toMatchObject(
    traits.map(({ name, points: price }) => ({ name, calc: { points: price } })),
  )
  // What GCS itself would work out.
  for (const row of rows) {
    const worked = Number(row['base_points'] ?? 0) + Number(row['points_per_level'] ?? 0) * Number(row['levels'] ?? 0)
    expect(row['calc'], String(row['name'])).toMatchObject({ points: worked })
  }
  const skills = rowsIn(file, 'skills')
  expect(skills.map(({ points: spent }) => spent)).toEqual(everything.skills.map(({ points: spent }) => spent))
  for (const [index, { name, specialization }] of skills.entries()) {
    const whole = specialization === undefined ? String(name) : `${String(name)} (${String(specialization)})`
    expect(whole).toBe(everything.skills[index]?.skill)
  }
  expect(file).toMatchObject({ total_points: points.budget + 3 })
})

test('gurps.exchange: read back without what only this program understands, names and prices are still there', () => {
  const bare = (value: Json): Json => {
    if (isList(value)) return value.map(bare)
    if (!isJsonObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, part]) => (name === 'third_party' ? [] : [[name, bare(part)]])),
    )
  }
  const before = sheetOf(everything)
  const { character: back } = fromGcs(bare(throughText(toGcs(everything).file)), 'all')
  const after = sheetOf(back)
  expect(after.traits.map(({ name, points }) => `${name} ${points}`)).toEqual(
    before.traits.map(({ name, points }) => `${name} ${points}`),
  )
  expect(back.skills.map(({ skill, points }) => `${skill} ${points}`)).toEqual(
    everything.skills.map(({ skill, points }) => `${skill} ${points}`),
  )
  expect(new Set(back.items.map(({ name }) => name))).toEqual(new Set(everything.items.map(({ name }) => name)))
  const mine = fromGcs(bare(throughText(toGcs(mado()).file)), 'Mado').character
  expect(mine).toMatchObject({ attributes: mado().attributes, quirks: mado().quirks, identity: { name: 'Mado' } })
  expect(sheetOf(mine).points.creation).toBe(100)
  expect(mine.skills.map(({ skill, points }) => ({ skill, points }))).toEqual(
    mado().skills.map(({ skill, points }) => ({ skill, points })),
  )
})

test('gurps.exchange: the file is what the loader of GCS takes, with ids that are one of a kind', () => {
  for (const one of [mado(), everything]) {
    const file = throughText(toGcs(one).file)
    expect(gcsFaults(file)).toEqual([])
    const ids = idsIn(file)
    expect(new Set(ids).size).toBe(ids.length)
  }
  expect(gcsFaults({ version: 5, id: 'x' }).length).toBeGreaterThan(5)
})

test('gurps.exchange: Mado goes to GCS and comes back the same', () => {
  const { file, lost } = toGcs(mado())
  const back = fromGcs(throughText(file), 'Mado')
  expect(back.character).toEqual(mado())
  expect(back.report).toEqual(['Mado: worth 100 points by the tables of third edition, 0 unspent'])
  const words = lost.join('\n')
  for (const word of ['Half points', 'Cooking 0.5', 'hit points', 'Guns (pistol) 13 (here 15)', 'SS', 'Sten 9mm']) {
    expect(words.toLowerCase()).toContain(word === 'SS' ? 'snap shot' : word.toLowerCase())
  }
  expect(toGcs(mado())).toEqual({ file, lost })
})

test('gurps.exchange: passive defense, a ledger and strange traits are listed as lost', () => {
  const words = toGcs(everything).lost.join('\n')
  for (const word of ['Helmet PD 3', 'The ledger', "campaign's", 'Bullets']) expect(words).toContain(word)
  expect(toGcs(somebody({ traits: [{ trait: 'Wings', points: 30 }] })).lost.join('\n')).toMatch(/traits\[0\].*Wings/)
})

test('gurps.exchange: any character comes back to the letter, and its file is one that GCS takes', () => {
  fc.assert(
    fc.property(anyCharacter, written => {
      const one = character.read(JSON.parse(JSON.stringify(written)), 'any')
      const file = throughText(toGcs(one).file)
      expect(gcsFaults(file)).toEqual([])
      expect(keyOf(fromGcs(file, 'any').character)).toBe(keyOf(one))
    }),
    { numRuns: 40 },
  )
})

test('gurps.exchange: GCS rounds a price up in ten thousandths, and comes to the price of third edition', () => {
  const { silent } = rulesetOf(mado())
  for (let score = 1; score <= 40; score++) {
    const [adjustment, points] = [score - 10, attributeCost({ value: score }, silent)]
    const tenThousandths = adjustment * Math.round(rateFor(adjustment, points) * 10_000)
    expect(Math.ceil(tenThousandths / 10_000) + 0, `${score}`).toBe(points)
  }
})

test('gurps.exchange: ids are of the form that GCS checks, the same for the same content, others for others', () => {
  const contents = Array.from({ length: 5000 }, (_, index) => `traits[${index}] Voice`)
  const ids = contents.map(content => tid('trait', content))
  expect(ids.every(id => isTid(id) && id.startsWith('t') && id.length === 17)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(tid('item', 'x')).toBe(tid('item', 'x'))
  expect(catalogOf(rulesetOf(mado()).silent).traits).toBe(TRAITS)
})
