import { byArea, type Covered, fieldText, nearest } from '@umpire/engine'
import type { System } from '@umpire/registry'
import type { Command } from 'commander'
import type { Call } from '../io/call.ts'
import { type Io, UsageError, writeAnswer } from '../io/io.ts'
import { chosenSystems } from '../systems/systems.ts'
import { coverageOf, proceduresOf } from './catalog.ts'

interface Flags {
  readonly system?: string
  readonly area?: string
  readonly status?: string
  readonly json?: boolean
}

const STATUSES = ['built', 'gm', 'open']

export const addRules = (command: Command, { io }: Call): void => {
  command
    .option('--system <id>', 'only this system')
    .option('--area <name>', 'only this area, such as attack')
    .option('--status <status>', `only ${STATUSES.join(', ')}`)
    .option('--json', 'a JSON list instead of text')
    .action((flags: Flags) => rules(flags, io))
}

async function rules(flags: Flags, io: Io): Promise<void> {
  if (flags.status !== undefined && !STATUSES.includes(flags.status)) {
    throw new UsageError(`--status: expected one of ${STATUSES.join(', ')}, got ${flags.status}`)
  }
  const chosen = await chosenSystems(flags.system)
  const all = chosen.flatMap(system => coverageOf(system).rules)
  const areas = [...new Set(all.map(({ area }) => area))]
  if (flags.area !== undefined && !areas.includes(flags.area)) {
    const meant = nearest(flags.area, areas)
    const expected = meant === undefined ? 'an area; without the option all are listed' : `an area, perhaps ${meant}`
    throw new UsageError(`--area: expected ${expected}, got ${flags.area}`)
  }
  const covered = all
    .filter(rule => flags.area === undefined || rule.area === flags.area)
    .filter(rule => flags.status === undefined || rule.status === flags.status)
  writeAnswer(
    io,
    flags.json,
    () =>
      covered.map(({ id, system, area, title, who, status, fires, silent }) => ({
        id,
        system,
        area,
        title,
        who,
        status,
        fires,
        ...(silent === null ? {} : { silent }),
      })),
    () => [
      ...(covered.length === 0 ? ['no rule fits'] : asText(covered)),
      ...chosen.flatMap(proceduresText),
      ...chosen.flatMap(optionsText),
      ...chosen.flatMap(settingsText),
    ],
  )
}

function proceduresText(system: System): string[] {
  const procedures = proceduresOf(system)
  if (procedures.length === 0) return []
  const width = Math.max(...procedures.map(({ id }) => id.length))
  return [
    `${system.id} procedures: ${procedures.length}`,
    ...procedures.map(({ id, title }) => `        ${id.padEnd(width)}  ${title}`),
  ]
}

const optionsText = ({ id, options }: System): string[] =>
  options.length === 0 ? [] : [`${id} options: ${options.map(({ key, title }) => `${key} (${title})`).join(', ')}`]

/** What a campaign may set, with `--setting` or in a file: what each takes, and what it is if nobody says. */
function settingsText({ id, settings }: System): string[] {
  if (settings.length === 0) return []
  return [
    `${id} settings: ${settings.length}`,
    ...settings.flatMap(({ id: name, title, field, fallback }) => [
      `        ${name}  ${title}`,
      `          ${fieldText(field.spec)}; ${JSON.stringify(fallback)} unless it is set`,
    ]),
  ]
}

function asText(covered: readonly Covered[]): string[] {
  const width = Math.max(...covered.map(({ id }) => id.length))
  return byArea(covered).flatMap(({ system, area, built, gm, open, silent }) => [
    `${system} ${area}: ${built} built, ${gm} game master's, ${open} open${silent > 0 ? `, ${silent} never fire in play` : ''}`,
    ...covered
      .filter(rule => rule.system === system && rule.area === area)
      .flatMap(rule => [
        `  ${rule.status.padEnd(5)} ${rule.id.padEnd(width)}  ${rule.title}${rule.status === 'built' && rule.silent !== null ? ` (never fires: ${rule.silent})` : ''}`,
        ...rule.failures.map(failure => `        ${failure}`),
      ]),
  ])
}
