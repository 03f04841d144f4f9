/** What lies ahead in a career: every throw with what it needs, its DMs and its exact chance, by the rules themselves. */
import type { Reason } from '@umpire/engine'
import { SKILL_TABLES, type SkillTable } from '@umpire/traveller/at-table'
import type { Exact } from '../../../text/hundred.ts'
import {
  type CareerView,
  CHARACTERISTICS,
  type Characteristic,
  readCareer,
  SERVICES,
  type Service,
  valuesOf,
} from '../views/career-view.ts'
import type { CareerAnswer, CareerThrow, ServiceProspect, ServiceTables } from './ask.ts'
import type { Campaign } from './campaign.ts'

const CHARGEN = 'traveller.chargen'
/** Every total of two dice with the ways it comes about. */
const TOTALS = Array.from({ length: 11 }, (_, index) => ({ total: index + 2, ways: 6 - Math.abs(index - 5) }))
const ALL_WAYS = 36n
const FACES = [1, 2, 3, 4, 5, 6] as const
/** Enough of it to read every table, also where the character has less. */
const EDUCATED = 15
const LAST_ROW = 7
const RANKS = [0, 1, 2, 3, 4, 5, 6] as const

const exactly = (holds: (total: number) => boolean): Exact => ({
  ways: TOTALS.reduce((sum, { total, ways }) => (holds(total) ? sum + BigInt(ways) : sum), 0n),
  of: ALL_WAYS,
})

/** The terms of the sum of DMs that counted. */
function dmsIn(reasons: readonly Reason[]): CareerThrow['dms'] {
  for (const reason of reasons) {
    if (reason.kind === 'sum' && reason.label === 'DM') {
      return reason.terms.flatMap(({ label, value, skipped }) =>
        skipped === undefined && value !== undefined ? [{ characteristic: label, dm: value }] : [],
      )
    }
    const inside = reason.kind === 'rule' ? dmsIn(reason.because) : []
    if (inside.length > 0) return inside
  }
  return []
}

type Use = 'enlistment' | 'survival' | 'commission' | 'promotion' | 'reenlist'

export class CareerOdds {
  readonly #campaign: Campaign
  readonly #career: CareerView

  constructor(campaign: Campaign, state: unknown) {
    this.#campaign = campaign
    this.#career = readCareer(state)
  }

  answer(): CareerAnswer {
    const { stage, service } = this.#career
    return {
      kind: 'career',
      services: stage === 'free' ? SERVICES.map(one => this.#prospect(one)) : [],
      serving: service === null ? null : this.#serving(service),
      aging: service === null || stage !== 'serving' ? null : this.#aging(),
    }
  }

  #thrown(service: Service, use: Use, ask: string = `${CHARGEN}.prior-service-table`): CareerThrow {
    const given = (roll: number) => ({ service, use, ...valuesOf(this.#career), roll })
    const least = given(TOTALS[0]?.total ?? 2)
    return {
      needed: this.#campaign.text(ask, least, 'throw') ?? '',
      dm: this.#campaign.number(ask, least, 'dm') ?? 0,
      dms: dmsIn(this.#campaign.explain(ask, least).reasons),
      chance: exactly(total => this.#campaign.answer(ask, given(total))['success'] === true),
    }
  }

  #ranked(service: Service): boolean {
    return this.#campaign.answer(`${CHARGEN}.no-rank-services`, { service })['commission_allowed'] === true
  }

  #prospect(service: Service): ServiceProspect {
    const ranked = this.#ranked(service)
    return {
      service,
      enlistment: this.#thrown(service, 'enlistment'),
      survival: this.#thrown(service, 'survival'),
      commission: ranked ? this.#thrown(service, 'commission') : null,
      promotion: ranked ? this.#thrown(service, 'promotion') : null,
      reenlistment: this.#thrown(service, 'reenlist'),
      ...this.#tables(service),
    }
  }

  #tables(service: Service): ServiceTables {
    const rows = Array.from({ length: LAST_ROW }, (_, index) => index + 1)
    const titleOf = (rank: number): string | null =>
      this.#campaign.text(`${CHARGEN}.ranks`, { service, rank }, 'title') ?? null
    return {
      tables: SKILL_TABLES.map(key => ({ key, results: FACES.map(roll => this.#result(service, key, roll)) })),
      ranks: RANKS.map(titleOf),
      benefits: rows.map(row => this.#benefit(service, row)),
      cash: rows.map(row => this.#cash(service, row)),
    }
  }

  /** As it would be thrown for in the next term. */
  #rising(service: Service): Pick<NonNullable<CareerAnswer['serving']>, 'commission' | 'promotion'> {
    const { rank, drafted, terms } = this.#career
    const given = { service, rank, ...valuesOf(this.#career), roll: null }
    const commission = this.#campaign.answer(`${CHARGEN}.commission`, { ...given, term: terms + 1, drafted })
    const promotion = this.#campaign.answer(`${CHARGEN}.promotion`, given)
    return {
      commission: commission['commission_allowed'] === true ? this.#thrown(service, 'commission') : null,
      promotion: promotion['promotion_allowed'] === true ? this.#thrown(service, 'promotion') : null,
    }
  }

  #serving(service: Service): CareerAnswer['serving'] {
    const { rank, terms, skills } = this.#career
    const gambling = skills.find(({ skill }) => skill === 'Gambling')?.level
    const dms = { rank, skills: gambling === undefined ? {} : { Gambling: gambling }, roll: 1 }
    const dmOn = (table: string): number =>
      this.#campaign.number(`${CHARGEN}.mustering-dms`, { ...dms, table }, 'dm') ?? 0
    const fate = this.#campaign.answer(`${CHARGEN}.survival`, { service, ...valuesOf(this.#career), roll: 2 })['fate']
    return {
      survival: this.#thrown(service, 'survival'),
      ...this.#rising(service),
      reenlistment: this.#thrown(service, 'reenlist'),
      mandatory: exactly(roll => {
        const given = { service, terms: Math.max(1, terms), roll, wants: 'stay' }
        return this.#campaign.answer(`${CHARGEN}.reenlistment`, given)['mandatory'] === true
      }),
      failing: fate === 'injured' ? 'injured' : 'dies',
      ...this.#tables(service),
      rolls: this.#campaign.number(`${CHARGEN}.mustering-rolls`, { terms, rank }, 'mustering_rolls') ?? 0,
      benefitsDm: dmOn('benefits'),
      cashDm: dmOn('cash'),
    }
  }

  #result(service: Service, table: SkillTable, roll: number): string {
    const education = table === 'advanced-education-8' ? { education: EDUCATED } : {}
    return this.#campaign.text(`${CHARGEN}.table-${table}`, { service, roll, ...education }, 'result') ?? ''
  }

  /** The seventh row is reached by a DM only. */
  #benefit(service: Service, row: number): string | null {
    const given = row === LAST_ROW ? { service, rank: 6, roll: 6 } : { service, roll: row }
    return this.#campaign.text(`${CHARGEN}.benefits-table`, given, 'benefit') ?? null
  }

  #cash(service: Service, row: number): number {
    const given = row === LAST_ROW ? { service, skills: { Gambling: 1 }, roll: 6 } : { service, roll: row }
    return this.#campaign.number(`${CHARGEN}.cash-table`, given, 'cash') ?? 0
  }

  /** At the end of the term that is served now. */
  #aging(): CareerAnswer['aging'] {
    const { terms } = this.#career
    const age = this.#campaign.number(`${CHARGEN}.term`, { terms: terms + 1, crisis_months: 0 }, 'age') ?? 0
    if (this.#campaign.answer('traveller.aging.schedule', { age })['aging_check'] !== true) return null
    const { strength, dexterity, endurance, intelligence } = this.#career
    const body = { strength, dexterity, endurance, intelligence }
    const { throws } = this.#campaign.answer('traveller.aging.table', { age, ...body, rolls: [] })
    const ofEach = CHARACTERISTICS.filter(one => Array.isArray(throws) && throws.includes(one)).map(one =>
      this.#agingOf(age, one),
    )
    const none = ofEach.reduce<Exact>(
      (all, { loss }) => ({ ways: all.ways * (loss.of - loss.ways), of: all.of * loss.of }),
      { ways: 1n, of: 1n },
    )
    return { age, throws: ofEach, none }
  }

  #agingOf(age: number, characteristic: Characteristic) {
    const given = { age, [characteristic]: Math.max(1, this.#career[characteristic]), only: characteristic }
    const before = given[characteristic]
    const lost = (roll: number): boolean =>
      this.#campaign.answer('traveller.aging.table', { ...given, rolls: [roll] })[characteristic] !== before
    const save = TOTALS.find(({ total }) => !lost(total))?.total ?? 0
    return { characteristic, save, loss: exactly(lost) }
  }
}
