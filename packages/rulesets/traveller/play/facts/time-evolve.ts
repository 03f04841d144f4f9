/** What each fact of passing time makes of the state. Rolls nothing and runs no rule. */
import type { Character } from '../../character/character.ts'
import { MONTH } from '../../tables/calendar.ts'
import { isDown } from './due.ts'
import { type PlayState, withCharacter } from './state.ts'
import type { TimeFact } from './time-facts.ts'

type Happened<T extends TimeFact['type']> = Extract<TimeFact, { readonly type: T }>['values']

export function evolveTime(state: PlayState, happened: TimeFact): PlayState {
  switch (happened.type) {
    case 'timePassed':
      return afterTime(state, happened.values)
    case 'wokeUp': {
      const { who, strength, dexterity, endurance } = happened.values
      const current = { strength, dexterity, endurance }
      return withCharacter(state, who, ({ injury }) => ({ injury: injury && { ...injury, current, down_seconds: 0 } }))
    }
    case 'regainedBlows':
      return withCharacter(state, happened.values.who, () => ({ blows_used: 0 }))
    case 'treated':
      return withCharacter(state, happened.values.who, ({ injury }) => ({
        injury: injury && { ...injury, treated: true },
      }))
    case 'recovered':
      return withCharacter(state, happened.values.who, () => ({ injury: null }))
    case 'aged':
      return withCharacter(state, happened.values.who, character => afterAging(character, happened.values))
    case 'survivedAgingCrisis':
      return withCharacter(state, happened.values.who, character => afterCrisis(character, happened.values))
    case 'diedOfAge':
      return withCharacter(state, happened.values.who, () => ({ alive: false }))
    case 'returnedToAction':
      return withCharacter(state, happened.values.who, () => ({ out_of_action_seconds: 0 }))
    case 'drugged': {
      const { who, months } = happened.values
      return withCharacter(state, who, ({ ledger }) => ({
        ledger: { ...ledger, drug_months: ledger.drug_months + months },
      }))
    }
    case 'pensionFellDue':
      // What waits is reckoned from the time since leaving and the payments fetched.
      return state
    case 'dividendPaid': {
      const { who, tickets } = happened.values
      return withCharacter(state, who, ({ wealth }) => ({
        wealth: { ...wealth, tickets: [...wealth.tickets, ...tickets], dividend_seconds: 0 },
      }))
    }
    case 'paymentFellDue':
      return withCharacter(state, happened.values.who, character => afterPayment(character, happened.values))
  }
}

function afterTime(state: PlayState, { seconds, asleep, exerting }: Happened<'timePassed'>): PlayState {
  const characters = Object.fromEntries(
    Object.entries(state.characters).map(([who, character]): [string, Character] => {
      if (!character.alive) return [who, character]
      const older = olderByCalendar(character, seconds)
      return [
        who,
        asleep.includes(who) ? afterSleep(older, seconds) : afterLiving(older, seconds, exerting.includes(who)),
      ]
    }),
  )
  return { seconds: state.seconds + seconds, characters }
}

/** Full months, and the seconds of the running one. */
const monthsAnd = (months: number, seconds: number): readonly [months: number, seconds: number] => [
  months + Math.floor(seconds / MONTH),
  seconds % MONTH,
]

/** What goes by the calendar, whether somebody sleeps or wakes: age, pension, dividends, payments. */
function olderByCalendar(character: Character, seconds: number): Character {
  const { ledger, wealth } = character
  const { ship } = wealth
  const [age_months, age_seconds] = monthsAnd(ledger.age_months, ledger.age_seconds + seconds)
  return {
    ...character,
    ledger: { ...ledger, age_months, age_seconds },
    wealth: {
      ...wealth,
      pension_seconds: wealth.pension_seconds + (wealth.pension_per_year > 0 ? seconds : 0),
      dividend_seconds: wealth.dividend_seconds + (wealth.tas_member ? seconds : 0),
      ship: ship && { ...ship, payment_seconds: ship.payment_seconds + (ship.months_left > 0 ? seconds : 0) },
    },
  }
}

/** In cold sleep the body stands still: it neither ages nor heals nor rests. */
function afterSleep(character: Character, seconds: number): Character {
  const { ledger } = character
  const [cold_sleep_months, cold_sleep_seconds] = monthsAnd(
    ledger.cold_sleep_months,
    ledger.cold_sleep_seconds + seconds,
  )
  return { ...character, ledger: { ...ledger, cold_sleep_months, cold_sleep_seconds } }
}

function afterLiving(character: Character, seconds: number, exerting: boolean): Character {
  const { injury } = character
  const down = isDown(character) ? seconds : 0
  return {
    ...character,
    injury: injury && { ...injury, down_seconds: injury.down_seconds + down },
    rest_seconds: exerting ? 0 : character.rest_seconds + seconds,
    out_of_action_seconds: Math.max(0, character.out_of_action_seconds - seconds),
  }
}

function afterAging({ characteristics, injury, ledger }: Character, aged: Happened<'aged'>): Partial<Character> {
  const { strength, dexterity, endurance, intelligence } = aged
  return {
    characteristics: { ...characteristics, strength, dexterity, endurance, intelligence },
    // A wound cannot leave more than there is to wound; what came to zero is settled by its crisis.
    injury: injury && {
      ...injury,
      current: {
        strength: Math.min(injury.current.strength, Math.max(1, strength)),
        dexterity: Math.min(injury.current.dexterity, Math.max(1, dexterity)),
        endurance: Math.min(injury.current.endurance, Math.max(1, endurance)),
      },
    },
    ledger: { ...ledger, checked_age: aged.age },
  }
}

function afterCrisis(character: Character, crisis: Happened<'survivedAgingCrisis'>): Partial<Character> {
  const { characteristics, ledger, out_of_action_seconds } = character
  return {
    characteristics: { ...characteristics, [crisis.characteristic]: crisis.value },
    ledger: { ...ledger, drug_months: ledger.drug_months + crisis.drug_months },
    out_of_action_seconds: out_of_action_seconds + crisis.months_out * MONTH,
  }
}

function afterPayment({ wealth }: Character, due: Happened<'paymentFellDue'>): Partial<Character> {
  const { ship } = wealth
  return {
    wealth: {
      ...wealth,
      cash: wealth.cash - (due.paid ? due.amount : 0),
      debt: wealth.debt + (due.paid ? 0 : due.amount),
      ship: ship && { ...ship, months_left: due.months_left, payment_seconds: 0 },
    },
  }
}
