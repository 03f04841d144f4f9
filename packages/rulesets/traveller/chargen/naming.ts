/** Names and titles. */
import { nullable, or, rule, text, type Why } from '@umpire/engine'
import { rank, service, value } from '../core/fields.ts'
import { NOBLE_TITLES } from '../tables/chargen/noble-titles.ts'
import type { Service } from '../tables/words.ts'
import { ranks } from './rank.ts'

export const nobleTitles = rule(
  {
    id: 'traveller.chargen.noble-titles',
    title: 'Noble titles',
    lines: '222-236',
    given: { social: value },
  },
  (x, why) => NOBLE_TITLES.at(x.social, why),
)

/** The rank goes before the name, and a noble title that is used before both. */
export const rankInName = rule(
  {
    id: 'traveller.chargen.rank-in-name',
    title: 'Rank as part of the name',
    lines: '238-238',
    given: {
      name: text(200),
      service: or(nullable(service), null),
      rank: or(rank, 0),
      noble_title: or(text(100), ''),
    },
    gives: 'styled_name',
  },
  (x, why) => {
    const title = x.service === null ? null : ranks({ service: x.service, rank: x.rank }, why).long_title
    const ranked = title === null ? x.name : `${title} ${x.name}`
    return x.noble_title === '' ? ranked : `${x.noble_title} ${ranked}`
  },
)

interface Styled {
  readonly name: string
  readonly service: Service | null
  readonly rank: number
  readonly social: number
  readonly noble_title: string
}

/** As somebody is called who uses the title: a prefix stands next to the name, any other title before the rank. */
export function styledName({ name, service, rank, social, noble_title }: Styled, why: Why): string {
  const prefixed = nobleTitles({ social }, why).prefixes.includes(noble_title)
  return prefixed
    ? rankInName({ name: `${noble_title} ${name}`, service, rank, noble_title: '' }, why)
    : rankInName({ name, service, rank, noble_title }, why)
}

/** Free text both, and no number hangs on either. */
export const genderRace = rule(
  {
    id: 'traveller.chargen.gender-race',
    title: 'No restriction by gender or race',
    lines: '805-807',
    given: { gender: or(text(100), ''), race: or(text(100), '') },
  },
  x => ({ gender: x.gender, race: x.race, dm: 0 }),
)
