/** The sheet as text for a terminal, at most 100 columns wide. */
import type { Problem, Why } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { numberText } from '../stat-block/numbers.ts'
import {
  armorRows,
  GEAR_HEAD,
  gearRows,
  HAND_HEAD,
  handRows,
  ledgerRows,
  moneyRows,
  problemRows,
  RANGED_HEAD,
  rangedRows,
  reminderRows,
  verdict,
} from './belongings.ts'
import {
  attributeCells,
  defaultsText,
  derived,
  loadColumns,
  loadText,
  type Printed,
  personWords,
  pointsText,
  printed,
  type Row,
  reactionRows,
  skillRows,
  titleOf,
  traitRows,
} from './content.ts'
import { beside, textTable, WIDTH, wrapped } from './text-layout.ts'

const HALF = 48
const BETWEEN = WIDTH - HALF

const heading = (title: string, sum = ''): string => (sum === '' ? title : `${title} [${sum}]`)

const block = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map(line => `  ${line}`.trimEnd())]

const traitLines = (rows: readonly Row[]): readonly string[] =>
  textTable(
    [],
    rows.map(({ name, detail, points }) => [detail === '' ? name : `${name}, ${detail}`, points]),
    HALF - 2,
  )

/** Cells with what they are called, so many beside each other. */
function cells(all: readonly (readonly [string, string])[], beside: number): readonly string[] {
  const height = Math.ceil(all.length / beside)
  const rows = Array.from({ length: height }, (_, line) =>
    Array.from({ length: beside }, (_, column) => all[column * height + line] ?? (['', ''] as const)).flat(),
  )
  return textTable([], rows)
}

function head(all: Printed): readonly string[] {
  const { identity } = all.one
  const { points } = all.sheet
  const total = `${numberText(points.total)} points, ${numberText(points.unspent)} unspent`
  return [
    ...wrapped(titleOf(all), WIDTH),
    ...(identity.concept === '' || identity.name === '' ? [] : wrapped(identity.concept, WIDTH)),
    ...wrapped(personWords(all).join('; '), WIDTH),
    ...(identity.appearance === '' ? [] : wrapped(identity.appearance, WIDTH)),
    ...wrapped(`${total}: ${pointsText(all)}`, WIDTH),
    verdict(all),
  ]
}

function body(all: Printed): readonly string[] {
  const attributes = attributeCells(all).map(([name, score, points]) => [name, `${score} [${points}]`] as const)
  const { hp, fatigue } = all.sheet
  return cells([...attributes, ['HP', numberText(hp)], ['Fatigue', numberText(fatigue)], ...derived(all)], 4)
}

function loads(all: Printed): readonly string[] {
  const columns = loadColumns(all)
  return block(
    `Load: ${loadText(all)}`,
    textTable(
      ['', ...columns.map(({ name, now }) => (now ? `${name} *` : name))],
      [
        ['up to, lb', ...columns.map(({ limit }) => limit)],
        ['Move', ...columns.map(({ move }) => move)],
        ['running', ...columns.map(({ running }) => running)],
        ['Dodge', ...columns.map(({ dodge }) => dodge)],
      ],
    ),
  )
}

function traits(all: Printed): readonly string[] {
  const { advantages, disadvantages, quirks, strange } = traitRows(all)
  const { points } = all.sheet
  const left = block(heading('Advantages', numberText(points.advantages)), traitLines(advantages))
  const right = [
    ...block(heading('Disadvantages', numberText(points.disadvantages)), traitLines(disadvantages)),
    ...block(heading('Quirks', numberText(points.quirks)), traitLines(quirks)),
    ...block('Traits without a price or unknown', traitLines(strange)),
  ]
  return beside(left, right, BETWEEN)
}

function skills(all: Printed): readonly string[] {
  const { languages, skills: learned, strange } = skillRows(all)
  const lines = [...learned, ...strange].map(({ name, detail, level, points }) => [name, detail, level, points])
  const half = Math.ceil(lines.length / 2)
  const column = (rows: readonly (readonly string[])[]): readonly string[] =>
    rows.length === 0 ? [] : textTable(['', '', 'level', 'points'], rows, HALF - 2)
  return [
    ...block(
      heading('Skills and languages', numberText(all.sheet.points.skills)),
      beside(column(lines.slice(0, half)), column(lines.slice(half)), BETWEEN),
    ),
    ...block(
      'Languages',
      languages.map(({ name, detail, level, points }) => `${name}, ${detail}: ${level} [${points}]`),
    ),
    ...block('By default', wrapped(defaultsText(all), WIDTH - 2)),
  ]
}

export function printForm(one: Character, problems: readonly Problem[] = [], why?: Why): string {
  const all = printed(one, problems, why)
  const ranged = rangedRows(all)
  const ledger = ledgerRows(all)
  const armor = armorRows(all)
  const inner = WIDTH - 2
  const blocks: readonly (readonly string[])[] = [
    head(all),
    body(all),
    loads(all),
    traits(all),
    skills(all),
    block('Reactions', textTable([], reactionRows(all), inner)),
    block('Weapons in the hand', textTable(HAND_HEAD, handRows(all), inner)),
    block('Weapons shot and thrown', ranged.length === 0 ? [] : textTable(RANGED_HEAD, ranged, inner)),
    block('Armour worn', armor.length === 0 ? [] : textTable(['', 'covers', 'PD', 'DR'], armor, inner)),
    block('Gear, price and weight of one', one.items.length === 0 ? [] : textTable(GEAR_HEAD, gearRows(all), inner)),
    block('Money', textTable([], moneyRows(all), inner)),
    block(
      'Points gained and spent',
      ledger.length === 0 ? [] : textTable(['when', 'what', 'why', 'points', 'worth'], ledger, inner),
    ),
    block('To remember', textTable([], reminderRows(all), inner)),
    block(
      'Notes',
      one.notes.flatMap(note => wrapped(note, inner)),
    ),
    block('Problems and warnings', textTable([], problemRows(all), inner)),
  ]
  return `${blocks
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`
}
