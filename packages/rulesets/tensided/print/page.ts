/** The sheet as one page that stands alone: no script, nothing loaded. */
import { escaped, type Problem, rowsTable } from '@umpire/engine'
import type { Character, TakenTrait } from '../character/character.ts'
import { type Sheet, sheetOf } from '../character/sheet.ts'
import { abilityRow } from '../tables/abilities.ts'
import { flawRow, isFlaw } from '../tables/flaws.ts'
import { meritRow } from '../tables/merits.ts'
import { STAT_ROWS } from '../tables/stats.ts'
import { boxes, section } from './html.ts'
import { PAGE_STYLE } from './page-style.ts'
import { dollars, signed, skillWords } from './worked-out.ts'

const df = (amount: number): string => (amount === 0 ? '' : `${signed(amount)} DF`)
const words = (...all: readonly string[]): string => all.filter(one => one !== '').join(', ')

function head({ name, player, person, npc }: Character, { power, xp }: Sheet): string {
  const line = words(
    person.concept,
    person.profession,
    person.age === null ? '' : `${person.age} years`,
    person.height,
    person.weight_lb === null ? '' : `${person.weight_lb} lb`,
    `${person.main_hand}-handed`,
    npc ? 'of the game master' : '',
    player === '' ? '' : `player ${player}`,
  )
  return `<header><div><h1>${escaped(name === '' ? 'Somebody' : name)}</h1><p>${escaped(line)}</p></div>
<div class="total"><b>${xp.available}</b>XP available, ${escaped(power)}</div></header>`
}

function scores(one: Character, { stats }: Sheet): string {
  const cells = STAT_ROWS.map(({ key, name }) => {
    const bought = one.stats[key] === stats[key] ? '' : `<small>bought ${one.stats[key]}</small>`
    return `<div><dt>${name}</dt><dd>${stats[key]}</dd>${bought}</div>`
  })
  return `<dl class="scores">${cells.join('')}</dl>`
}

function numbers(one: Character, sheet: Sheet): string {
  const { walk, run, sprint } = sheet.movement
  const rows: readonly (readonly [string, string])[] = [
    ['Hit points', `${sheet.hp}`],
    ['Damage score', `${sheet.damage_score}`],
    ['Natural resistance', `${sheet.natural_resistance}`],
    ['Carries', `${sheet.capacity_lb} lb`],
    ['Movement', `${walk} / ${run} / ${sprint} m`],
    ['Lifting', `${sheet.lift_attribute}`],
    ['Action points', `${sheet.action_points_left} of ${sheet.action_points}`],
    ['Money', dollars(sheet.money.left)],
    ['Health', words(one.health.status, one.health.marks > 0 ? `${one.health.marks} marks` : '')],
    ['On all rolls', df((sheet.wound_df ?? 0) + sheet.fatigue_df + sheet.addiction_df) || 'nothing'],
    ['Armour', words(sheet.armor_move === 1 ? '' : `×${sheet.armor_move} move`, df(sheet.hth_df)) || 'not too heavy'],
    ['Long-term fatigue', `${one.health.long_fp}`],
  ]
  return `<dl class="numbers">${rows
    .map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`)
    .join('\n')}</dl>`
}

function traitRow({ key, times, subject, origin, gone, note, criterion }: TakenTrait): readonly string[] {
  const { name, magnitude } = isFlaw(key) ? flawRow(key) : meritRow(key)
  const said = words(subject ?? '', criterion ?? '', origin === 'play' ? 'from play' : '', gone ? 'gone' : '', note)
  return [times === 1 ? name : `${name} ×${times}`, said, `${magnitude * times}`]
}

function person(one: Character, sheet: Sheet): string {
  const { xp } = sheet
  const merits = one.traits.filter(({ key }) => !isFlaw(key)).map(traitRow)
  const flaws = one.traits.filter(({ key }) => isFlaw(key)).map(traitRow)
  const skills = sheet.skills.map(line => [
    line.bonus === 0 ? line.name : `${line.name} (${signed(line.bonus)})`,
    line.concentrations.join(', '),
    `${line.level}`,
    skillWords(line),
  ])
  const abilities = one.abilities.map(key => {
    const { name, note = '', xp: price } = abilityRow(key)
    return [name, sheet.acting.includes(key) ? note : 'replaced by a better one', `${price ?? ''}`]
  })
  const languages = one.languages.map(({ language, level, native }) => [language, native ? 'native' : level])
  const followers = one.followers.map(({ name, xp: share }) => [name, `${share}`])
  return `<div class="two">${[
    section('Skills', `${xp.skills} XP`, skills, () => rowsTable(['', 'fields', 'level', 'attribute'], skills, 3)),
    section('Merits', `${xp.merits} XP`, merits, () => rowsTable(['', '', 'magnitude'], merits)),
    section('Flaws', `${xp.flaw_xp} XP gained`, flaws, () => rowsTable(['', '', 'magnitude'], flaws)),
    section('Abilities', `${xp.abilities} XP`, abilities, () => rowsTable(['', '', 'XP'], abilities)),
    section('Languages', `${xp.languages} XP`, languages, () => rowsTable(['', ''], languages)),
    section('Followers', 'XP', followers, () => rowsTable(['', ''], followers)),
  ].join('\n')}</div>`
}

function arms(sheet: Sheet): string {
  const guns = sheet.guns.map(gun =>
    gun.unknown === true
      ? [gun.name, 'unknown']
      : [
          gun.name,
          `${gun.attribute} / ${gun.point_blank}`,
          df(gun.df),
          gun.pellets === null ? `${gun.damage}` : `${gun.damage} ×${gun.pellets}`,
          `${gun.range} m`,
          `${gun.rate}`,
          `${gun.rounds} of ${gun.capacity}`,
          `${gun.spare}`,
          words(gun.condition, gun.sight === 'iron' ? '' : gun.sight),
          gun.size,
        ],
  )
  const melee = sheet.melee.map(line =>
    line.unknown === true
      ? [line.name, 'unknown']
      : [line.name, line.mode, `${line.attribute}`, df(line.df), `${line.damage}`, line.damage_type, `${line.reach}`],
  )
  const thrown = sheet.explosives.map(line =>
    line.unknown === true
      ? [line.name, 'unknown']
      : [
          line.name,
          `${line.count}`,
          `${line.attribute}`,
          df(line.df),
          line.fragments === null ? `${line.damage}` : `${line.damage} × ${line.fragments}`,
          `${line.kill_radius} / ${line.threat_radius} m`,
        ],
  )
  const armor = sheet.armor.map(piece =>
    piece.unknown === true
      ? [piece.name, 'unknown']
      : [
          piece.name,
          piece.worn ? piece.covers.join(', ') : 'not worn',
          `${piece.res}`,
          `${piece.weight ?? ''}`,
          df(piece.stealth ?? 0),
          df(piece.alertness),
          piece.athleticism === null || piece.athleticism === 0 ? '' : signed(piece.athleticism),
        ],
  )
  const shots = sheet.guns.flatMap(gun => (gun.unknown === true ? [] : [gun]))
  return [
    section('Guns', 'attribute at a distance and point blank', guns, () => {
      const titles = ['', 'attribute', '', 'damage', 'range', 'rate', 'rounds', 'spare', '', 'size']
      return `<div class="wide">${rowsTable(titles, guns, 1)}</div>`
    }),
    section('Rounds', '', shots, () =>
      shots.map(({ name, capacity }) => `<p>${escaped(name)} ${boxes(capacity)}</p>`).join('\n'),
    ),
    section('Hand to hand', '', melee, () => rowsTable(['', '', 'attribute', '', 'damage', 'type', 'reach'], melee, 2)),
    section('Thrown', '', thrown, () =>
      rowsTable(['', 'count', 'attribute', '', 'damage', 'kill / threat'], thrown, 2),
    ),
    section('Armour', '', armor, () =>
      rowsTable(['', 'covers', 'resistance', 'weight', 'stealth', 'alertness', 'athleticism'], armor, 2),
    ),
  ].join('\n')
}

function rest(one: Character, { xp, money }: Sheet): string {
  const things = one.gear.list.map(({ what, price }) => [what, price === 0 ? '' : dollars(price)])
  const ledger = one.xp.ledger.map(({ date, what, reason, xp: by }) => [date, what, reason, signed(by)])
  const notes = [one.person.features, one.person.clothing, ...one.notes].filter(note => note !== '')
  const account = [
    ['starting', `${xp.starting}`],
    ['from flaws', `${xp.flaw_xp}`],
    ['earned', `${xp.earned}`],
    ['spent', `${xp.spent}`],
    ['paid back', `${xp.paid_back}`],
    ['owed', `${xp.debt}`],
    ['available', `${xp.available}`],
  ]
  return `<div class="two">${[
    section('Belongings', `${dollars(money.left)} of ${dollars(money.at_start)} left`, things, () =>
      rowsTable(['', ''], things),
    ),
    section('Experience', '', account, () => rowsTable(['', ''], account)),
    section('Ledger', 'XP', ledger, () => rowsTable(['', '', '', ''], ledger)),
    section('Notes', '', notes, () => notes.map(note => `<p>${escaped(note).replaceAll('\n', '<br>')}</p>`).join('\n')),
  ].join('\n')}</div>`
}

export function printPage(one: Character, problems: readonly Problem[]): string {
  const sheet = sheetOf(one)
  const title = escaped(one.name === '' ? 'Somebody' : one.name)
  const faults = problems.map(({ severity = 'fault', where, message, rule }) => [severity, where, message, rule])
  const legal = problems.every(({ severity }) => severity !== undefined)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}: G&amp;G character</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
${head(one, sheet)}
${scores(one, sheet)}
${numbers(one, sheet)}
${person(one, sheet)}
${arms(sheet)}
${rest(one, sheet)}
${section('Problems and warnings', '', faults, () => `<div class="problem">${rowsTable(['', '', '', 'rule'], faults)}</div>`)}
<footer><span>G&amp;G, the Tensided system</span><span>${legal ? 'in order' : 'not in order'}</span></footer>
</main>
</body>
</html>
`
}
