/**
 * Plays a career towards a wish. Everything that can be weighed is weighed once, when the policy is made; while it
 * plays it only looks up, so it costs next to nothing and does the same whenever the career stands the same.
 */
import type { Offer, Policy } from '@umpire/engine'
import { MOST_TERMS } from '../../chargen/leaving.ts'
import { MOST_CASH_ROLLS } from '../../chargen/mustering.ts'
import { EDUCATED } from '../../chargen/skill-rolls.ts'
import { PERSONAL_DEVELOPMENT } from '../../tables/chargen/skill-tables.ts'
import { SERVICES, type Service } from '../../tables/words.ts'
import { careerKey, SKILL_TABLES, type SkillTable } from '../about.ts'
import { QUESTIONS } from '../asking.ts'
import { serviceOf } from '../inputs.ts'
import { type Career, levelOf } from '../state.ts'
import { Favourites } from './favourites.ts'
import { fulfils, WISHES, type Wish, type WishName } from './goal.ts'
import { gainsOf } from './outlook.ts'
import { Prospects } from './prospects.ts'
import { type BestRoll, bestRoll, DEAREST_BLADE, DEAREST_GUN } from './worth.ts'

const FACES = 6

/** The tables that promise most to each service: with too little education, with one point too little, with enough. */
function favouriteTables(service: Service, wish: Wish): readonly (readonly SkillTable[])[] {
  const gains = gainsOf(service, wish)
  const open = gains.slice(0, -1)
  const most = Math.max(...open)
  const more = Math.max(0, (gains.at(-1) ?? 0) - most)
  const faces = Object.values(PERSONAL_DEVELOPMENT.rows[service])
  const schooling = faces.filter(face => face === '+1 education').length / FACES
  // One point short, a roll that opens the fourth table is worth what that table has more to give.
  const nearly = open.map((gain, index) => (index === 0 ? gain + schooling * more : gain))
  return [open, nearly, gains].map(chances => {
    const best = Math.max(...chances)
    return SKILL_TABLES.filter((_, index) => chances[index] === best)
  })
}

/** Plays one career after another towards a wish. */
class Player {
  readonly #wish: Wish
  readonly #prospects: Prospects
  readonly #favourites: Favourites
  readonly #tables: ReadonlyMap<Service, readonly (readonly SkillTable[])[]>

  constructor(wish: Wish) {
    this.#wish = wish
    this.#prospects = new Prospects(wish)
    this.#favourites = new Favourites(wish)
    this.#tables = new Map(SERVICES.map(service => [service, favouriteTables(service, wish)]))
  }

  service(career: Career): Service {
    return this.#prospects.service(career)
  }
  /** Tables that promise alike take turns. */
  skillTable({ service, education, skills }: Career): SkillTable {
    if (service === null) return 'service-skills'
    const schooling = education >= EDUCATED ? 2 : education === EDUCATED - 1 ? 1 : 0
    const best = this.#tables.get(service)?.[schooling] ?? []
    return best[skills.length % best.length] ?? 'service-skills'
  }
  blade(career: Career): string {
    return this.#favourites.blade(career)
  }
  gun(career: Career): string {
    return this.#favourites.gun(career)
  }
  vehicle(career: Career): string {
    return this.#favourites.vehicle(career)
  }
  /** As planned; who has not got what was wished for goes on as long as the service lets one. */
  stays(career: Career): boolean {
    if (this.#prospects.stays(career)) return true
    if (this.#wish.terms !== undefined || this.#wish.skills === undefined) return false
    return career.terms < MOST_TERMS && !this.#fulfilled(career)
  }
  #fulfilled({ skills }: Career): boolean {
    for (let index = 0; index < skills.length; index++) {
      const learnt = skills[index]
      if (learnt !== undefined && fulfils(learnt.skill, this.#wish)) return true
    }
    return false
  }
  /** Both tables take turns, unless credits alone count. */
  musteringTable(career: Career, cashAllowed: boolean): 'cash' | 'benefits' {
    if (!cashAllowed) return 'benefits'
    if (this.#wish.rich) return this.#bestRoll(career).table
    return (career.skills.length + career.estate.mustering_used) % 2 === 0 ? 'cash' : 'benefits'
  }
  appliesDm(career: Career): boolean {
    return !this.#wish.rich || this.#bestRoll(career).dm
  }
  #bestRoll(career: Career): BestRoll {
    const { rank, estate } = career
    return bestRoll({
      service: serviceOf(career),
      rank,
      gambler: levelOf(career, 'Gambling') !== null,
      rolls: estate.mustering_rolls - estate.mustering_used,
      cashRolls: Math.max(0, MOST_CASH_ROLLS - estate.cash_used),
      member: estate.tas_receipts > 0,
    })
  }
  bladeBenefit(career: Career): string {
    return this.#wish.rich ? DEAREST_BLADE : weaponOrSkill(career, this.blade(career))
  }
  gunBenefit(career: Career): string {
    return this.#wish.rich ? DEAREST_GUN : weaponOrSkill(career, this.gun(career))
  }
}

/** A weapon once, and then skill in it. */
const weaponOrSkill = ({ estate }: Career, favourite: string): string =>
  careerKey({ kind: estate.weapons.includes(favourite) ? 'skill' : 'weapon', name: favourite })

/** What is wished for, or the first thing that a campaign's options leave. */
function allowed(offer: Offer, wanted: string): string {
  const { choices } = offer
  const found = choices.find(({ key }) => key === wanted)
  if (found !== undefined && found.refused === undefined) return wanted
  return choices.find(({ refused }) => refused === undefined)?.key ?? wanted
}

/**
 * A policy that plays towards a wish, its own or a named one.
 *
 *     simulator(world, wishing('a pilot'))
 *     simulator(world, wishing({ service: 'scouts', terms: 3 }))
 */
export function wishing(wished: Wish | WishName): Policy<Career> {
  const player = new Player(typeof wished === 'string' ? WISHES[wished] : wished)
  return (offer, career) => {
    switch (offer.question) {
      case QUESTIONS.service:
        return player.service(career)
      case QUESTIONS.skillTable:
        return player.skillTable(career)
      case QUESTIONS.blade:
        return player.blade(career)
      case QUESTIONS.gun:
        return player.gun(career)
      case QUESTIONS.vehicle:
        return player.vehicle(career)
      case QUESTIONS.reenlistment:
        return player.stays(career) ? 'stay' : 'leave'
      case QUESTIONS.musteringTable:
        return player.musteringTable(career, offer.choices[0]?.refused === undefined)
      case QUESTIONS.benefitsDm:
        return player.appliesDm(career) ? 'apply' : 'decline'
      case QUESTIONS.bladeBenefit:
        return allowed(offer, player.bladeBenefit(career))
      case QUESTIONS.gunBenefit:
        return allowed(offer, player.gunBenefit(career))
      default:
        // Titles, ranks in names, and the DM of gambling are taken as they come.
        return offer.choices[0]?.key ?? ''
    }
  }
}
