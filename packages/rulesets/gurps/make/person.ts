/** Who it is: nation, sex, age, name. */
import type { Source } from '@umpire/dice'
import { BadInput, type Why } from '@umpire/engine'
import { allowedTraits, legalAge } from '../campaign/settings.ts'
import { youth } from '../disadvantage/station.ts'
import type { Wishes } from './make-options.ts'
import { between, chance, oneAmong } from './people/draw.ts'
import type { Nation } from './people/nation.ts'
import { NATIONS } from './people/nations.ts'
import type { Template } from './people/template.ts'

export interface Person {
  readonly nation: Nation
  readonly sex: 'male' | 'female'
  readonly age: number
  readonly name: string
  readonly handedness: 'right' | 'left'
  readonly home: string
}

const LEFT_HANDED = 10

function nameOf({ men, women, families, feminine = '', family_first }: Nation, woman: boolean, source: Source): string {
  const first = oneAmong(woman ? women : men, source)
  const family = `${oneAmong(families, source)}${woman ? feminine : ''}`
  return family_first === true ? `${family} ${first}` : `${first} ${family}`
}

/** The youngest that the rules let into play, and the campaign's list of traits. */
function youngest(why: Why): number {
  let age = legalAge(why)
  const allowed = allowedTraits(why)
  if (allowed !== null && !allowed.some(name => name.toLowerCase() === 'youth')) return age
  while (age > 1 && youth({ age: age - 1 }, why).legal) age--
  return age
}

export function drawPerson({ ages, women }: Template, wishes: Wishes, source: Source, why: Why): Person {
  const least = youngest(why)
  if (wishes.age !== undefined && wishes.age < least) {
    throw new BadInput('wishes.age', `at least ${least} years, because Youth goes no further`, wishes.age)
  }
  const nation = wishes.nation ?? oneAmong(NATIONS, source)
  const drawnSex = chance(women, source) ? 'female' : 'male'
  const sex = wishes.sex ?? drawnSex
  const drawnAge = Math.max(least, between(ages, source))
  const drawnName = nameOf(nation, sex === 'female', source)
  return {
    nation,
    sex,
    age: wishes.age ?? drawnAge,
    name: wishes.name === '' ? drawnName : wishes.name,
    handedness: chance(LEFT_HANDED, source) ? 'left' : 'right',
    home: oneAmong(nation.homes, source),
  }
}
