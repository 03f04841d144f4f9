/**
 * A character as a text block, the way players write them, and so that all of it is read back. Whatever would be read as
 * something else stands in quotation marks.
 */
import { sameJson, type Why } from '@umpire/engine'
import { techLevel } from '../../campaign/settings.ts'
import { catalogOf } from '../../catalog/catalog.ts'
import { ATTRIBUTES } from '../../catalog/entry/trait.ts'
import type { Character, Step } from '../../character/character.ts'
import { rulesetOf, type Sheet, sheetOf } from '../sheet.ts'
import { attackText } from './attack-text.ts'
import { extrasText, quoted } from './entry.ts'
import { itemText } from './item-entry.ts'
import { decimalText, minus, moneyText, numberText, scoreText, signedText } from './numbers.ts'
import { personText } from './person.ts'
import { type Label, sectionsIn, standsIn } from './sections.ts'
import { isLanguage, skillText } from './skill-entry.ts'
import { traitText } from './trait-entry.ts'
import { wordsIn } from './words-entry.ts'

/** A line of words, in quotation marks if it would be read as anything else. */
function labelled(label: Label, title: string, value: string): string {
  const line = `${title}: ${value}`
  const { labels } = sectionsIn(line)
  const [only] = labels
  const same = labels.length === 1 && only?.label === label && only.text === value && !value.startsWith('"')
  return same ? line : `${title}: ${quoted(value)}`
}

/** A line of a list, as it is if it is one entry of that list and nothing else. */
const listed = (section: 'quirks' | 'notes', value: string): string =>
  standsIn(section, value) && sameJson(wordsIn[section](value), [value]) ? value : quoted(value)

function head(one: Character, sheet: Sheet): readonly string[] {
  const { identity } = one
  const { points } = sheet
  const optional: readonly (readonly [Label, string, string])[] = [
    ['concept', 'Concept', identity.concept],
    ['player', 'Player', identity.player],
    ['created', 'Created', identity.created],
    ['appearance', 'Appearance', identity.appearance],
  ]
  return [
    labelled('name', 'Name', identity.name),
    ...optional.flatMap(([label, title, value]) => (value === '' ? [] : [labelled(label, title, value)])),
    ...(one.npc ? ['NPC: yes'] : []),
    `Person: ${personText(identity, sheet)}`,
    `Points: ${[
      numberText(points.total),
      `attributes ${numberText(points.attributes)}`,
      `advantages ${numberText(points.advantages)}`,
      `disadvantages ${numberText(points.disadvantages)}`,
      `quirks ${numberText(points.quirks)}`,
      `skills ${numberText(points.skills)}`,
      `unspent ${numberText(points.unspent)}`,
    ].join('; ')}`,
  ]
}

const SENSES: { readonly [sense: string]: string } = {
  vision: 'Vision',
  hearing: 'Hearing',
  'taste-smell': 'Taste/Smell',
}

function numbers({ attributes, hp, fatigue, thrust, swing, speed, will, fright, senses }: Sheet): readonly string[] {
  const scores = ATTRIBUTES.map(name => {
    const { score = 0, now = score, points = 0 } = attributes[name] ?? {}
    return `${name.toUpperCase()} ${scoreText(score, now)} [${numberText(points)}]`
  })
  const sensed = Object.entries(senses).map(([sense, score]) => `${SENSES[sense] ?? sense} ${numberText(score)}`)
  return [
    scores.join('; '),
    `HP ${numberText(hp)}; Fatigue ${numberText(fatigue)}; Thrust ${minus(thrust)}; Swing ${minus(swing)}`,
    `Speed ${decimalText(speed.basic_speed)}; Move ${numberText(speed.move)}; ` +
      `Running Move ${numberText(speed.running_move)}; Dodge ${numberText(speed.dodge)}`,
    `Will ${numberText(will)}; Fright Check ${numberText(fright)}; ${sensed.join('; ')}`,
  ]
}

function traits(one: Character, sheet: Sheet, why: Why): readonly (readonly [string, readonly string[]])[] {
  const catalog = catalogOf(why)
  const priced = new Map(sheet.traits.map(line => [line.index, line.points]))
  const all = one.traits.map((written, index) => {
    const points = priced.get(index)
    return { bad: (points ?? written.points ?? 0) < 0, text: traitText(written, points, catalog) }
  })
  return [
    ['Advantages', all.filter(({ bad }) => !bad).map(({ text }) => text)],
    ['Disadvantages', all.filter(({ bad }) => bad).map(({ text }) => text)],
    ['Quirks', one.quirks.map(quirk => listed('quirks', quirk))],
  ]
}

function skills(one: Character, sheet: Sheet, why: Why): readonly (readonly [string, readonly string[]])[] {
  const around = { catalog: catalogOf(why), tl: one.identity.native_tl ?? techLevel(why) }
  const lines = new Map(sheet.skills.map(line => [line.index, line]))
  const all = one.skills.map((learned, index) => ({
    language: isLanguage(learned),
    text: skillText(learned, lines.get(index), around),
  }))
  const { native_language } = one.identity
  const named = /^\p{L}+$/u.test(native_language) ? native_language : quoted(native_language)
  const native = `${named} (native) [${numberText(one.native_language_points)}]–${numberText(sheet.native)}`
  return [
    ['Languages', [native, ...all.filter(({ language }) => language).map(({ text }) => text)]],
    ['Skills', all.filter(({ language }) => !language).map(({ text }) => text)],
  ]
}

/** What a step did, by name; what is empty is left out. */
const stepText = ({ kind, points, worth, what, date, reason }: Step): string => {
  const words = [['what', what] as const, ['date', date] as const, ['reason', reason] as const]
  const told = words.filter(([, value]) => value !== '')
  return `${kind} [${signedText(points)}]${extrasText([...(worth === 0 ? [] : [['worth', worth] as const]), ...told])}`
}

function money({ settled, cash }: Character, { money: { start, spent, left, home } }: Sheet): string {
  return `Money: ${[
    moneyText(left),
    `start ${moneyText(start)}`,
    ...(settled ? [`settled, home ${moneyText(home)}`] : []),
    `spent ${moneyText(spent)}`,
    ...(cash === 0 ? [] : [`cash ${moneyText(cash)}`]),
  ].join('; ')}`
}

const campaign = ({ campaign: { options, settings } }: Character): readonly string[] => [
  ...options.map(key => `option: ${quoted(key)}`),
  ...Object.entries(settings).map(([id, value]) => `setting ${quoted(id)}: ${JSON.stringify(value)}`),
]

export function printStatBlock(one: Character, why: Why = rulesetOf(one).silent): string {
  const sheet = sheetOf(one, why)
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ...traits(one, sheet, why),
    ...skills(one, sheet, why),
    [
      'Equipment',
      sheet.items.flatMap(line => {
        const item = one.items[line.index]
        return item === undefined ? [] : [itemText(item, line, why)]
      }),
    ],
    ['Attacks', sheet.attacks.map(attackText)],
    ['Campaign', campaign(one)],
    ['Ledger', one.ledger.map(stepText)],
    ['Notes', one.notes.map(note => listed('notes', note))],
  ]
  const blocks = [
    [...head(one, sheet), money(one, sheet)],
    numbers(sheet),
    ...sections.filter(([, lines]) => lines.length > 0).map(([title, lines]) => [title, ...lines]),
  ]
  return `${blocks.map(block => block.join('\n')).join('\n\n')}\n`
}

/**
 * What a stat block tells of a character: all that was chosen, in the order of its sections. It does not tell what play
 * keeps, what the game master let pass, and fields that are not known here.
 */
export function toldByStatBlock(one: Character, sheet: Sheet = sheetOf(one)): Character {
  const priced = new Map(sheet.traits.map(line => [line.index, line.points]))
  const bad = one.traits.filter((written, index) => (priced.get(index) ?? written.points ?? 0) < 0)
  const bare = <T extends { readonly unknown_fields: object }>(value: T): T => ({ ...value, unknown_fields: {} })
  const known = (written: Character['traits'][number]): Character['traits'][number] => {
    const { unknown_fields: _, details, ...own } = written
    return details === undefined || sameJson(details, {}) ? own : { ...own, details }
  }
  return {
    ...bare(one),
    campaign: bare(one.campaign),
    identity: bare(one.identity),
    attributes: bare(one.attributes),
    traits: [...one.traits.filter(written => !bad.includes(written)), ...bad].map(known),
    skills: [...one.skills.filter(isLanguage), ...one.skills.filter(skill => !isLanguage(skill))].map(bare),
    items: one.items.map(bare),
    ledger: one.ledger.map(bare),
    allowed: [],
    state: {},
  }
}
