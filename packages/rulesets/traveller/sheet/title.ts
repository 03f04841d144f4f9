/** The title of somebody who has served: "Ex-army Captain", "Retired Scout". */
import { BadInput, type Why } from '@umpire/engine'
import { ranks } from '../chargen/rank.ts'
import { HIGHEST_RANK } from '../tables/chargen/ranks.ts'
import { SERVICES, type Service } from '../tables/words.ts'

/** What each service calls one of its people. */
const MEMBER: { readonly [service in Service]: string } = {
  navy: 'navy',
  marines: 'marine',
  army: 'army',
  scouts: 'scout',
  merchants: 'merchant',
  other: 'other',
}

/** Words for those without a rank: the second sample of the book has one. */
const WITHOUT_RANK: { readonly [service in Service]?: string } = { marines: 'Trooper' }

export interface Served {
  readonly service: Service
  readonly rank: number
  readonly retired: boolean
}

export function printTitle({ service, rank, retired }: Served, why: Why): string {
  const member = MEMBER[service]
  const title = retired ? `Retired ${member.charAt(0).toUpperCase()}${member.slice(1)}` : `Ex-${member}`
  const { long_title } = ranks({ service, rank }, why)
  return long_title === null ? title : `${title} ${long_title}`
}

const TITLE = /^(retired\s+|ex-)([a-z]+)(?:\s+(.+))?$/i

const serviceOf = (member: string): Service | undefined =>
  SERVICES.find(key => key === member || MEMBER[key] === member || `${MEMBER[key]}s` === member)

/** Whether it is a title, be its rank right or wrong. */
export const isTitle = (text: string): boolean => serviceOf(TITLE.exec(text)?.[2]?.toLowerCase() ?? '') !== undefined

/** Short titles of the table are understood, too. */
function rankOf(service: Service, title: string, place: string, why: Why): number {
  const wanted = title.toLowerCase()
  if (WITHOUT_RANK[service]?.toLowerCase() === wanted) return 0
  const known: string[] = []
  for (let rank = 1; rank <= HIGHEST_RANK; rank++) {
    const { title: short, long_title } = ranks({ service, rank }, why)
    if (short === null || long_title === null) continue
    if (wanted === short.toLowerCase() || wanted === long_title.toLowerCase()) return rank
    known.push(long_title)
  }
  const expected =
    known.length === 0 ? `no rank, for the ${service} have none` : `no rank or one of ${known.join(', ')}`
  throw new BadInput(`${place}, rank`, expected, title)
}

/** Reads what `isTitle` calls one. */
export function readTitle(text: string, place: string, why: Why): Served {
  const [, how = '', member = '', title] = TITLE.exec(text) ?? []
  const service = serviceOf(member.toLowerCase())
  if (service === undefined) throw new BadInput(`${place}, title`, 'one such as Retired Scout or Ex-army Captain', text)
  const rank = title === undefined ? 0 : rankOf(service, title, place, why)
  return { service, rank, retired: how.toLowerCase().startsWith('retired') }
}
