/**
 * The sheet as a page that stands alone, to be printed on two sheets of A4 or Letter: the person, and what the person
 * has. No script, nothing loaded; whoever is more than fits flows on to further sheets.
 */
import { escaped, type Problem, rowsTable, type Why } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { moneyText, numberText } from '../stat-block/numbers.ts'
import {
  armorRows,
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
  type SkillRow,
  skillRows,
  titleOf,
  traitRows,
} from './content.ts'
import { PAGE_STYLE } from './page-style.ts'

const section = (title: string, aside: string, inner: string): string =>
  `<section><h2>${escaped(title)}${aside === '' ? '' : `<span>${escaped(aside)}</span>`}</h2>\n${inner}\n</section>`

/** Nothing at all where there is nothing to tell. */
const unlessEmpty = (all: readonly unknown[], html: () => string): string => (all.length === 0 ? '' : html())

const nameHtml = ({ name, detail }: Row): string =>
  `<span>${escaped(name)}${detail === '' ? '' : ` <em>${escaped(detail)}</em>`}</span>`

const traitList = (rows: readonly Row[]): string =>
  `<ul>${rows.map(row => `<li>${nameHtml(row)}<b>${escaped(row.points)}</b></li>`).join('\n')}</ul>`

const skillList = (rows: readonly SkillRow[]): string =>
  `<ul>${rows.map(row => `<li>${nameHtml(row)}<b>${escaped(row.level)}</b><span>${escaped(row.points)}</span></li>`).join('\n')}</ul>`

/** More would be no boxes to tick but wallpaper. */
const MOST_BOXES = 60
const boxes = (count: number): string => (count > 0 && count <= MOST_BOXES ? '<i></i>'.repeat(count) : '')

const LONG_TITLE = 40

function head(all: Printed): string {
  const { identity } = all.one
  const concept = identity.name === '' ? '' : identity.concept
  const { points } = all.sheet
  const small = concept === '' ? '' : `<small>${escaped(concept)}</small>`
  const looks = identity.appearance === '' ? '' : `<p>${escaped(identity.appearance)}</p>`
  const unspent = points.unspent === 0 ? 'none unspent' : `${numberText(points.unspent)} unspent`
  return `<header><div><h1${titleOf(all).length > LONG_TITLE ? ' class="long"' : ''}>${escaped(titleOf(all))}${small}</h1><p>${escaped(personWords(all).join(' · '))}</p>${looks}</div>
<div class="total"><b>${escaped(numberText(points.total))}</b>points, ${escaped(unspent)}</div></header>`
}

function top(all: Printed): string {
  const { hp, fatigue } = all.sheet
  const scores = attributeCells(all).map(
    ([name, score, points]) => `<div><dt>${name}</dt><dd>${escaped(score)}</dd><small>${escaped(points)}</small></div>`,
  )
  const numbers = derived(all).map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`)
  return `<section class="top"><dl class="scores">${scores.join('')}</dl>
<div class="tick"><p><b>HP ${escaped(numberText(hp))}</b>${boxes(hp)}</p><p><b>Fatigue ${escaped(numberText(fatigue))}</b>${boxes(fatigue)}</p></div>
<dl class="numbers">${numbers.join('\n')}</dl></section>`
}

function load(all: Printed): string {
  const columns = loadColumns(all)
  const row = (title: string, of: (column: (typeof columns)[number]) => string, tag = 'td'): string =>
    `<tr><${tag}>${title}</${tag}>${columns
      .map(column => `<${tag}${column.now ? ' class="now"' : ''}>${escaped(of(column))}</${tag}>`)
      .join('')}</tr>`
  return section(
    'Move and Dodge by load',
    loadText(all),
    `<table class="load"><thead>${row('carried, at most, in pounds', ({ name, limit }) => `${name} ${limit}`, 'th')}</thead>
<tbody>${row('Move', ({ move }) => move)}
${row('running', ({ running }) => running)}
${row('Dodge', ({ dodge }) => dodge)}</tbody></table>`,
  )
}

/** From so many lines on, the usual type would not leave it at a sheet for each half. */
const ROWS_A_SHEET = 80
const THINGS_A_SHEET = 40

function isDense({ one, sheet: { traits, skills, items, reactions } }: Printed): boolean {
  const person = traits.length + skills.length + one.quirks.length + reactions.length * 2
  return person > ROWS_A_SHEET || items.length >= THINGS_A_SHEET
}

/** What can be tried all the same. A person of many skills has room for it on the second sheet. */
function untrained(all: Printed): string {
  const skills = defaultsText(all)
  return skills === '' ? '' : section('By default', 'untrained', `<p><small>${escaped(skills)}</small></p>`)
}

const pointsAside = (points: number): string => `${numberText(points)} points`

function person(all: Printed): string {
  const { points } = all.sheet
  const { advantages, disadvantages, quirks, strange } = traitRows(all)
  const learned = skillRows(all)
  const reactions = reactionRows(all)
  return [
    unlessEmpty(advantages, () => section('Advantages', pointsAside(points.advantages), traitList(advantages))),
    unlessEmpty(disadvantages, () =>
      section('Disadvantages', pointsAside(points.disadvantages), traitList(disadvantages)),
    ),
    unlessEmpty(quirks, () => section('Quirks', pointsAside(points.quirks), traitList(quirks))),
    unlessEmpty(strange, () => section('Traits without a price or unknown', '', traitList(strange))),
    unlessEmpty(reactions, () =>
      section(
        'Reactions',
        '',
        `<ul>${reactions
          .map(
            ([by = '', name = '', when = '']) =>
              `<li>${nameHtml({ name, detail: when, points: '' })}<b>${escaped(by)}</b></li>`,
          )
          .join('\n')}</ul>`,
      ),
    ),
    section('Languages', 'level, points', skillList(learned.languages)),
    unlessEmpty(learned.skills, () =>
      section('Skills', `${pointsAside(points.skills)} with languages`, skillList(learned.skills)),
    ),
    unlessEmpty(learned.strange, () => section('Skills that no catalogue knows', '', skillList(learned.strange))),
    isDense(all) ? '' : untrained(all),
  ].join('\n')
}

function weapons(all: Printed): string {
  const [hand, ranged] = [handRows(all), rangedRows(all)]
  const shots = all.sheet.attacks.filter(line => line.shots !== null && line.shots > 1)
  return [
    unlessEmpty(hand, () =>
      section('Weapons in the hand', '', `<div class="wide">${rowsTable(HAND_HEAD, hand, 2)}</div>`),
    ),
    unlessEmpty(ranged, () =>
      section('Weapons shot and thrown', '', `<div class="wide">${rowsTable(RANGED_HEAD, ranged, 2)}</div>`),
    ),
    unlessEmpty(shots, () =>
      section(
        'Shots',
        '',
        `<ul class="two shots">${shots
          .map(
            line =>
              `<li><span>${escaped(line.weapon)}</span><span>${boxes(line.shots ?? 0) || escaped(numberText(line.shots ?? 0))}</span></li>`,
          )
          .join('\n')}</ul>`,
      ),
    ),
  ].join('\n')
}

function problems(all: Printed): string {
  const rows = problemRows(all)
  return unlessEmpty(rows, () =>
    section('Problems and warnings', verdict(all), `<div class="problem">${rowsTable(['', '', 'rule'], rows)}</div>`),
  )
}

const EMPTY_LINES = 5

function belongings(all: Printed): string {
  const { one, sheet } = all
  const [gear, armor, ledger, reminders] = [gearRows(all), armorRows(all), ledgerRows(all), reminderRows(all)]
  const notes = one.notes.map(note => `<p>${escaped(note).replaceAll('\n', '<br>')}</p>`).join('\n')
  const empty = '<div class="lines"></div>'.repeat(EMPTY_LINES)
  return [
    unlessEmpty(armor, () => section('Armour worn', '', rowsTable(['', 'covers', 'PD', 'DR'], armor))),
    section(
      'Gear',
      `${loadText(all)}; price and weight of one`,
      `<div class="two things">${skillList(
        gear.map(([name = '', detail = '', weight = '', points = '']) => ({
          name,
          detail,
          level: weight === '' ? '' : `${weight} lb`,
          points,
        })),
      )}</div>`,
    ),
    `<div class="two">${[
      section(
        'Money',
        `${moneyText(sheet.money.left)} left`,
        traitList(moneyRows(all).map(([name, points]) => ({ name, detail: '', points }))),
      ),
      unlessEmpty(reminders, () =>
        section(
          'To remember',
          '',
          reminders
            .map(([name = '', says = '']) => `<p class="short">${escaped(name)}. <em>${escaped(says)}</em></p>`)
            .join('\n'),
        ),
      ),
      isDense(all) ? untrained(all) : '',
      section(
        'Points gained and spent',
        'points, worth',
        ledger.length === 0 ? empty : rowsTable(['', '', '', '', ''], ledger),
      ),
      section('Notes', '', notes === '' ? empty : notes),
    ].join('\n')}</div>`,
  ].join('\n')
}

export function printPage(one: Character, problemList: readonly Problem[] = [], why?: Why): string {
  const all = printed(one, problemList, why)
  const title = escaped(titleOf(all))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}: GURPS character</title>
<style>${PAGE_STYLE}</style>
</head>
<body${isDense(all) ? ' class="dense"' : ''}>
<main class="person">
${head(all)}
${top(all)}
${load(all)}
<div class="flow">
${person(all)}
</div>
<footer><span>${escaped(pointsText(all))}</span><span>${escaped(verdict(all))}</span></footer>
</main>
<main class="gear">
<header><div><h1>${title}<small>gear and notes</small></h1></div></header>
${weapons(all)}
${belongings(all)}
${problems(all)}
</main>
</body>
</html>
`
}
