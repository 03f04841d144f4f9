/** A beast read back from its block, as it is printed. */
import { BadInput } from '@umpire/engine'
import { type Beast, beastField, HEAD } from './beast.ts'
import { FROM } from './block.ts'

const SCORES = /^ST (\d+), DX (\d+), IQ (\d+), HT (\d+); (\d+) hit points; PD (\d+), DR (\d+)$/
const PACE = /^Move \d+, Dodge \d+(?:; (?:carries|cannot move) ([\d.e+]+) lb)?$/
const BITE = /^Bite at \d+: \S+ (crushing|cutting); senses (\d+)$/
const SKILLS = /^Skills: (.+)$/
const LOADS = /^Loads: to \d+ lb Move (\d+)(?:;|$)/
const THINGS = /^(?:\$([\d.e+]+), )?(?:([\d.e+]+) lb, )?(?:one hex|(\d+) hexes)(, can be ridden)?$/

/** Nobody but a beast has so many hit points beside its scores. */
export const isBeastBlock = (text: string): boolean => text.split(/\r?\n/).some(line => SCORES.test(line.trim()))

const orNull = (written: string | undefined): number | null => (written === undefined ? null : Number(written))

const skillsIn = (written: string): { readonly [skill: string]: number } =>
  Object.fromEntries(
    written.split(', ').map(one => {
      const at = one.lastIndexOf(' ')
      return [one.slice(0, Math.max(0, at)), Number(one.slice(at + 1))]
    }),
  )

/** Whose numbers they are stands behind the name. */
function headIn(written: string): Pick<Beast, 'name'> & { readonly from?: string } {
  for (const [from, words] of Object.entries(FROM)) {
    const behind = ` (${words})`
    if (written.endsWith(behind)) return { name: written.slice(0, -behind.length), from }
  }
  return { name: written }
}

/** Refused where a line of the block is missing: what is not told cannot be made up. */
export function parseBeast(text: string, place: string): Beast {
  const [head = '', ...lines] = text
    .trim()
    .split(/\r?\n/)
    .map(line => line.trim())
  let at = 0
  const next = (form: RegExp, expected: string): RegExpExecArray => {
    const line = lines[at++] ?? ''
    const found = form.exec(line)
    if (found !== null) return found
    throw new BadInput(`${place}.line ${at + 1}`, `of a beast ${expected}`, line)
  }
  const [, st, dx, iq, ht, hp, pd, dr] = next(SCORES, '"ST 35, DX 9, IQ 4, HT 14; 14 hit points; PD 0, DR 0"').map(
    Number,
  )
  const [, load] = next(PACE, '"Move 12, Dodge 6", with what it carries')
  const [, bite, sense_roll] = next(BITE, '"Bite at 9: 1d crushing; senses 14"')
  const skilled = SKILLS.exec(lines[at] ?? '')
  if (skilled !== null) at++
  const [, move] = next(LOADS, '"Loads: to 70 lb Move 12; …"')
  const [, cost, weight, size, rideable] = next(THINGS, '"$1200, 1300 lb, 2 hexes, can be ridden"')
  return beastField.read(
    {
      ...HEAD,
      ...headIn(head),
      ...{ st, dx, iq, ht, hp, pd, dr },
      ...{ move: Number(move), sense_roll: Number(sense_roll), size: Number(size ?? 1) },
      diet: bite === 'crushing' ? 'herbivore' : 'carnivore',
      skills: skilled === null ? {} : skillsIn(skilled[1] ?? ''),
      ...{
        cost: orNull(cost),
        weight_lb: orNull(weight),
        load_lb: Number(load ?? 0),
        rideable: rideable !== undefined,
      },
      notes: lines.slice(at).join('\n'),
    },
    place,
  )
}
